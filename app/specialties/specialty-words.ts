import type { SpecialtyEntry } from "#app/platform/catalog-records.ts";

export const categoryNames: Record<SpecialtyEntry["category"], string> = {
  physician: "Physicians",
  "advanced-practice": "NPs, PAs, CRNAs and midwives",
  nursing: "Nursing",
  allied: "Allied health",
  administration: "Administration",
};

export const priorityNames: Record<SpecialtyEntry["priority"], string> = {
  "top-30": "Top 30",
  "high-demand": "High demand",
  standard: "All others",
};

const priorities = Object.keys(priorityNames);

/** The most sought first. */
export const byPriority = (
  a: Pick<SpecialtyEntry, "priority">,
  b: Pick<SpecialtyEntry, "priority">,
): number => priorities.indexOf(a.priority) - priorities.indexOf(b.priority);

const irregular: [ending: RegExp, plural: string][] = [
  [/(Faculty|Nursing|Practitioners)$/, "$1"],
  [/Midwife$/, "Midwives"],
  [/([^aeiou])y$/, "$1ies"],
];

/** A physicians' specialty is a field, any other is a job: "Cardiology", "Cath Lab Nurses". */
export function toPeople({ name, category }: Pick<SpecialtyEntry, "name" | "category">): string {
  if (category === "physician") return name;
  const [ending, plural] = irregular.find(([pattern]) => pattern.test(name)) ?? [/$/, "s"];
  return name.replace(ending, plural);
}

/** "a", "a and b", "a, b and c" */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** "1st", "22nd", "113th" */
export function toOrdinal(n: number): string {
  const tens = n % 100;
  const ending = tens > 10 && tens < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${ending}`;
}
