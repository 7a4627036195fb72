import type { JobDraft } from "#app/jobs/postings/record/job-draft.ts";
import type { ReaderWords } from "#app/jobs/reading/reader-words.ts";
import { toTextLines } from "#app/jobs/checks/warnings/posting-texts.ts";
import { toCleanHtml } from "#app/companies/imports/draft/clean-html.ts";
import { toPostingDraft } from "#app/companies/imports/draft/draft.ts";
import { toPastedPosting } from "./pasted-posting.ts";
import { listReadFields, type ReadField } from "./quotes.ts";
import { isShownWhole, toShownWords } from "./shown-words.ts";

export interface PastedFrom {
  employer: { name: string; kind: "direct" | "agency" };
  words: ReaderWords;
  now: number;
}

type PastedDraft = { ok: true; draft: JobDraft; fields: ReadField[] } | { ok: false; reason: string };

/** Takes text or HTML, as an import does. The code that stores it sets its source and coordinates. */
export function toDraftFromText(pasted: string, { employer, words, now }: PastedFrom): PastedDraft {
  const html = toCleanHtml(pasted);
  const lines = toTextLines(html)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const { posting, found } = toPastedPosting(html, lines, { employer: employer.name, words });
  if (!found.title)
    return { ok: false, reason: "We found no title of a healthcare role in the first lines." };
  const reading = toPostingDraft(posting, {
    source: "pasted",
    now,
    openUntil: null,
    findPoint: () => null,
    words,
  });
  if (!reading.ok) return { ok: false, reason: reading.reason };
  const { title, city, stateCode } = reading.draft;
  const isShown = isShownWhole(found.title, toShownWords([title, city ?? "", stateCode ?? ""]));
  const text = reading.draft.descriptionHtml;
  const descriptionHtml = isShown ? withoutTitle(text, found.title) : text;
  const draft = { ...reading.draft, employer, descriptionHtml, source: null };
  return { ok: true, draft, fields: listReadFields(draft, lines, { found, words }) };
}

/** The page shows the title above the text. */
function withoutTitle(html: string, title: string): string {
  const first = /^<(p|h3|h4)>(?:<strong>)?([^<]*)(?:<\/strong>)?(<br \/>|<\/\1>)/.exec(html);
  if (!first || toTextLines(first[2]!) !== title) return html;
  const rest = html.slice(first[0].length);
  return first[3] === "<br />" ? `<${first[1]}>${rest}` : rest;
}
