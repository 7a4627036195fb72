import { specialties } from "#app/facts/reference/profession/specialties.ts";
import { listSpecialtySynonyms } from "#app/facts/reference/profession/specialty-synonyms.ts";
import further from "../../../data/words/specialties.json" with { type: "json" };
import { toLexicon } from "./phrases.ts";

/** These are also words, states or degrees. They count in capitals, and not in the position of a state. */
export const specialtyAbbreviations: ReadonlySet<string> = new Set(
  "or, ms, im, ed, ct, ir, ob, ent, gi, er, fm, onc, rei".split(", "),
);

const misleading =
  "home infusion, emergency medical technician, emergency medical services academy, emergency management, speech language pathologist, " +
  "speech pathologist, speech therapist, home health aide, pathologists assistant, surgical assistant, radiation therapist, " +
  "occupational health and safety, occupational therapist, critical access hospital, " +
  "cardiovascular technologist, intermediate care technician, children and youth services, emergency vehicle, vocational rehabilitation";

const furtherOf = new Map(Object.entries(further));

function* entries(): Generator<readonly [string, string | null]> {
  for (const phrase of misleading.split(", ")) yield [phrase, null];
  for (const { slug, name } of specialties) {
    const more = furtherOf.get(slug)?.split(", ") ?? [];
    for (const phrase of [name.toLowerCase(), ...listSpecialtySynonyms(slug), ...more]) yield [phrase, slug];
  }
}

export const specialtyLexicon = toLexicon(entries());
