import { sha256 } from "#app/kit/platform/random.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import type { PostingContent } from "./posting-content.ts";

export async function toJobSlug(draft: PostingContent, fingerprint: string): Promise<string> {
  const words = toSlug([draft.title, draft.city, draft.stateCode].filter(Boolean).join(" ")).slice(0, 80);
  const hash = (await sha256(fingerprint))
    .replace(/[^A-Za-z0-9]/g, "")
    .toLowerCase()
    .slice(0, 8);
  return `${words.replace(/-+$/, "")}-${hash}`;
}
