import { toTextLines } from "#app/jobs/checks/warnings/posting-texts.ts";
import { listPlaces } from "#app/jobs/postings/record/job-places.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";

/** Of its words, so much must have been there before. */
const leastKept = 0.5;

/** Whether an edit makes another opening of a posting, which is then read as a new one would be. */
export function isAnotherOpening(before: PostingContent, after: PostingContent): boolean {
  const host = toHost(after.applyUrl);
  return (
    before.profession !== after.profession ||
    toKeptPlaces(before, after) < leastKept ||
    (host !== null && host !== toHost(before.applyUrl)) ||
    toKept(before.title, after.title) < leastKept ||
    toKept(toText(before), toText(after)) < leastKept
  );
}

function toKeptPlaces(before: PostingContent, after: PostingContent): number {
  const [known, now] = [before, after].map((job) => listPlaces(job).map(toPlaceKey));
  return now!.filter((place) => known!.includes(place)).length / now!.length;
}

const toPlaceKey = ({ city, stateCode }: Pick<PostingContent, "city" | "stateCode">): string =>
  `${(city ?? "").trim().toLowerCase()}|${stateCode ?? ""}`;

const toHost = (url: string | null): string | null =>
  url === null ? null : URL.canParse(url) ? new URL(url).hostname : url;

/** Without the lists, which a company has in many postings alike. */
const toText = (draft: PostingContent): string => toTextLines(draft.descriptionHtml);

/** The share of the words of `after` that `before` has as often. */
function toKept(before: string, after: string): number {
  const left = new Map<string, number>();
  for (const word of toWords(before)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = toWords(after);
  let kept = 0;
  for (const word of words) {
    const times = left.get(word) ?? 0;
    if (times > 0) kept += 1;
    left.set(word, times - 1);
  }
  return words.length === 0 ? 1 : kept / words.length;
}

const toWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
