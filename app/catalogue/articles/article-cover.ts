import type { GuideCategory } from "#app/facts/catalog/article-kinds.ts";
import type { ArticleBrief } from "#app/facts/catalog/article-records.ts";
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
  "working-life": "clock",
  "specialty-change": "fork",
  "travel-and-locum": "road",
  leadership: "tree",
};

/** The picture of an article: by its subject, or else by its kind. */
export function toMotif({ kind, slug, category }: Pick<ArticleBrief, "kind" | "slug" | "category">): Motif {
  const named = motifs.find(([words]) => words.test(slug))?.[1];
  const usual = category ? ofCategory[category] : kind === "blog" ? "dots" : "list";
  return named ?? usual;
}
