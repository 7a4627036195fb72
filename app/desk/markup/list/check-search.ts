import { findMarkupRule, type MarkupRuleId } from "#app/jobs/checks/markup/markup-rules.ts";
import { isOwn } from "#app/kit/text/own-value.ts";

export const gravities = { all: "All", errors: "With errors", warnings: "With warnings" } as const;
export type Gravity = keyof typeof gravities;

interface Place {
  score: number;
  id: number;
}

export interface CheckSearch {
  gravity: Gravity;
  rule: MarkupRuleId | null;
  before: Place | null;
  after: Place | null;
}

export function parseCheckSearch(params: URLSearchParams): CheckSearch {
  const before = parsePlace(params.get("before"));
  const asked = params.get("show") ?? "";
  const rule = findMarkupRule(params.get("rule"));
  return {
    gravity: rule === null && isOwn(gravities, asked) ? asked : "all",
    rule,
    before,
    after: before ? null : parsePlace(params.get("after")),
  };
}

function parsePlace(text: string | null): Place | null {
  const [, score, id] = /^(\d{1,3})\.(\d{1,12})$/.exec(text ?? "") ?? [];
  return score && id ? { score: Number(score), id: Number(id) } : null;
}

export function toCheckQuery({ gravity, rule, before, after }: Partial<CheckSearch>): string {
  const params = new URLSearchParams();
  if (rule) params.set("rule", rule);
  else if (gravity && gravity !== "all") params.set("show", gravity);
  if (before) params.set("before", `${before.score}.${before.id}`);
  if (after) params.set("after", `${after.score}.${after.id}`);
  return params.toString();
}
