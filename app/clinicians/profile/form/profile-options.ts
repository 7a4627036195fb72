import { certificates } from "#app/facts/reference/profession/certificates.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { specialties } from "#app/facts/reference/profession/specialties.ts";
import { type PackedOptions, packOptions } from "./form-values.ts";

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

/** Sent with the page, so that the browser loads no tables. */
export const profileOptions: PackedOptions = {
  professions: packOptions(professions.toSorted(byName).map(({ slug, name }) => [slug, name])),
  specialties: packOptions(specialties.toSorted(byName).map(({ slug, name }) => [slug, name])),
  certificates: packOptions(certificates.map(({ code, name }) => [code, name])),
};
