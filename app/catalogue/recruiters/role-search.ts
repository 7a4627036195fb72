import type { CatalogRecord } from "#app/facts/catalog/catalog-records.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { paths } from "#app/paths.ts";
import type { HiredRole } from "./role-list.tsx";

type WrittenRole = CatalogRecord<"hub">["roles"][number];

export const toHiredRole = ({ name, note, ...search }: WrittenRole): HiredRole => ({
  name,
  note,
  to: toSearch(search),
});

function toSearch({ profession, specialty }: Pick<WrittenRole, "profession" | "specialty">): string | null {
  const search = new URLSearchParams({
    ...(specialty && { specialty }),
    ...(findProfession(profession ?? null) && { profession }),
  });
  return search.size > 0 ? paths.jobs(search.toString()) : null;
}
