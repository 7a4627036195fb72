import { findMarkupRule, type MarkupRuleId } from "#app/jobs/checks/markup/markup-rules.ts";
import { type ListPlace, parseListPlace, setListPlace } from "#app/kit/platform/keyset.ts";
import { isOwn } from "#app/kit/text/own-value.ts";

export const gravities = { all: "All", errors: "With errors", warnings: "With warnings" } as const;
export type Gravity = keyof typeof gravities;

export interface CheckSearch extends ListPlace {
  gravity: Gravity;
  rule: MarkupRuleId | null;
}

export function parseCheckSearch(params: URLSearchParams): CheckSearch {
  const asked = params.get("show") ?? "";
  const rule = findMarkupRule(params.get("rule"));
  return {
    gravity: rule === null && isOwn(gravities, asked) ? asked : "all",
    rule,
    ...parseListPlace(params, 2),
  };
}

export function toCheckQuery({ gravity, rule, ...place }: Partial<CheckSearch>): string {
  const params = new URLSearchParams();
  if (rule) params.set("rule", rule);
  else if (gravity && gravity !== "all") params.set("show", gravity);
  setListPlace(params, place);
  return params.toString();
}
