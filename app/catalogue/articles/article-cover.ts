import type { GuideCategory } from "#app/facts/catalog/article-kinds.ts";
import type { ArticleBrief } from "#app/facts/catalog/article-records.ts";
import { findProfession, type ProfessionGroup } from "#app/facts/reference/profession/professions.ts";
import { findProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import type { IconName } from "#app/kit/ui/icon-names.ts";
import type { Motif } from "#app/kit/ui/picture/cover.tsx";

const motifs: readonly (readonly [RegExp, Motif])[] = [
  [/interview|negotiate|why-we-ask/, "talk"],
  [/laws|covenants|transparency/, "statehouse"],
  [/certification|residency|credential/, "seal"],
  [/offers|benefits|1099|np-or-pa/, "scales"],
  [/letter|range|tail|contract/, "paper"],
  [/multistate|compacts/, "compact"],
  [/several-states/, "cards"],
  [/tax-home/, "house"],
  [/bonus|travel-pay|package|keeps-most|productivity/, "coins"],
  [/license|move|state-line|new-state|best-states/, "map"],
  [/shift|hours|differentials|90-days|after-a-break/, "clock"],
  [/hospital|outpatient|operating|-icu|allied/, "hospital"],
  [/grow|demand/, "bars"],
  [/trends/, "line"],
  [/education|-guide|path$/, "book"],
  [/leadership|director/, "tree"],
];

const ofCategory: Record<GuideCategory, Motif> = {
  "first-job": "badge",
  "licenses-and-moving": "map",
  "pay-and-contracts": "coins",
  "specialty-change": "fork",
  "travel-and-locum": "road",
  leadership: "tree",
};

const marks: Record<ProfessionGroup, IconName> = {
  nursing: "heart-pulse",
  physician: "stethoscope",
  "advanced-practice": "stethoscope",
  therapy: "activity",
  diagnostic: "scan-line",
  pharmacy: "pill",
  behavioral: "brain",
  emergency: "zap",
  dental: "user",
  support: "user",
  administration: "building-complex",
};

export interface ArticleCover {
  motif: Motif;
  mark: IconName | null;
}

export function toCover({ kind, slug, category, professions }: ArticleBrief): ArticleCover {
  const named = motifs.find(([words]) => words.test(slug))?.[1];
  const usual = category ? ofCategory[category] : kind === "blog" ? "dots" : "list";
  return { motif: named ?? usual, mark: toMark(professions) };
}

/** None for everyone. Professions of several groups share one mark. */
function toMark(professions: readonly string[]): IconName | null {
  const groups = professions.map(
    (slug) => findProfession(findProfiledProfession(slug)?.profession ?? slug)?.group,
  );
  const icons = new Set(groups.map((group) => (group ? marks[group] : "user")));
  if (icons.size === 0) return null;
  return icons.size === 1 ? [...icons][0]! : "users";
}
