import { toSlug } from "#app/kit/text/slug.ts";
import type { Posting } from "#app/companies/imports/format/posting.ts";
import { toPlainText } from "./clean-html.ts";

export interface ImportOwner {
  id: number;
  name: string;
  kind: "direct" | "agency";
}

/** An employer posts only under its own name. A hospital that the feed names is where the work is. */
export function toOwnPosting(posting: Posting, owner: ImportOwner): Posting {
  const named = toPlainText(posting.employer);
  const isOther = toSlug(named) !== "" && toSlug(named) !== toSlug(owner.name);
  return { ...posting, employer: owner.name, facility: isOther ? named.slice(0, 120) : "" };
}
