import { toCleanHtml } from "#app/companies/imports/draft/clean-html.ts";
import { toFeedPosting } from "#app/companies/imports/draft/draft.ts";
import { toTextLines } from "#app/jobs/checks/warnings/posting-texts.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { parseEmploymentType } from "#app/jobs/reading/employment-type.ts";
import { parseSetting } from "#app/jobs/reading/healthcare.ts";
import { parseFacts } from "#app/jobs/reading/job-facts.ts";
import { listMoney } from "#app/jobs/reading/pay/money.ts";
import { parsePay } from "#app/jobs/reading/pay/read-pay.ts";
import { parseWage } from "#app/jobs/reading/pay/read-wage.ts";
import type { ReaderWords } from "#app/jobs/reading/reader-words.ts";
import {
  parseCompactAccepted,
  parseEducationCategory,
  parseExperienceMonths,
  parseLicenseStates,
} from "#app/jobs/reading/requirements.ts";
import { parseRole } from "#app/jobs/reading/role.ts";
import { parseShift } from "#app/jobs/reading/shift.ts";
import { isUrgent } from "#app/jobs/reading/urgency.ts";
import { parseShiftHours } from "#app/jobs/reading/work-hours.ts";
import { parseWorkplace } from "#app/jobs/reading/workplace.ts";
import type { JobFacts } from "#app/jobs/schema.ts";
import { type FoundLines, isShownWhole, toPastedPosting, toShownWords } from "./pasted-posting.ts";

export interface PastedFrom {
  employer: { name: string; kind: "direct" | "agency" };
  words: ReaderWords;
  now: number;
}

type PastedDraft = { ok: true; draft: PostingContent; fields: ReadField[] } | { ok: false; reason: string };

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
  const reading = toFeedPosting(posting, {
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

/** `field` is a key of the draft, or "place" or "pay", or "facts." and a key of its facts. */
interface ReadField {
  field: string;
  value: unknown;
  quote: string;
}

const longestQuote = 240;

/** Only what the text says: a value without a quote was derived, and is not listed. */
function listReadFields(
  draft: PostingContent,
  lines: readonly string[],
  { found, words }: { found: FoundLines; words: ReaderWords },
): ReadField[] {
  const pieces = lines.flatMap((line) => [...line.split(/(?<=[.;!?])\s+/), line]);
  const where = (isSaid: (piece: string) => boolean) => pieces.find(isSaid);
  const firstOf = (items: readonly string[]) =>
    where((piece) => items.length > 0 && piece.includes(items[0]!));
  const title = found.title ?? "";
  const inTitle = (read: (text: string) => unknown, value: unknown) =>
    read(title) === value ? title : undefined;
  const role = parseRole(title, words);
  const pay = {
    salaryMinCents: draft.salaryMinCents,
    salaryMaxCents: draft.salaryMaxCents,
    payUnit: draft.payUnit,
  };
  const isPay = (piece: string) =>
    [parsePay(piece), parseWage(piece)].some((read) => JSON.stringify(read) === JSON.stringify(pay));
  const least = (pay.salaryMinCents ?? pay.salaryMaxCents ?? 0) / 100;
  const hasAmount = (piece: string) => listMoney(piece).some(({ low }) => low === least);
  const isStated = (line: string | undefined, read: (text: string) => unknown, value: unknown) =>
    line !== undefined && read(line) === value ? line : undefined;

  const quotes: [string, unknown, string | undefined][] = [
    ["title", draft.title, title],
    ["profession", draft.profession, inTitle(() => role.profession, draft.profession)],
    ["specialty", draft.specialty, inTitle(() => role.specialty, draft.specialty)],
    [
      "employmentType",
      draft.employmentType,
      found.employmentTypes ??
        inTitle((text) => parseEmploymentType(text, draft.profession), draft.employmentType),
    ],
    ["workplace", draft.workplace, where((piece) => parseWorkplace(piece) === draft.workplace)],
    [
      "shift",
      draft.shift,
      inTitle(parseShift, draft.shift) ??
        isStated(found.schedule, parseShift, draft.shift) ??
        where((piece) => parseShift(piece) === draft.shift),
    ],
    ["setting", draft.setting, where((piece) => parseSetting(piece, "") === draft.setting)],
    ["urgency", draft.urgency === "urgent" ? draft.urgency : null, where(isUrgent)],
    ["place", draft.stateCode && [draft.city, draft.stateCode].filter(Boolean).join(", "), found.location],
    [
      "pay",
      (pay.salaryMinCents ?? pay.salaryMaxCents) && pay,
      isPay(found.payText ?? "") ? found.payText : (where(isPay) ?? where(hasAmount)),
    ],
    ["shiftHours", draft.shiftHours, where((piece) => parseShiftHours(piece) === draft.shiftHours)],
    ["licenseStates", draft.licenseStates, where((piece) => parseLicenseStates(piece).length > 0)],
    [
      "compactAccepted",
      draft.compactAccepted,
      where((piece) => parseCompactAccepted(piece) === draft.compactAccepted),
    ],
    [
      "experienceMonths",
      draft.experienceMonths,
      where((piece) => parseExperienceMonths(piece) === draft.experienceMonths),
    ],
    [
      "educationCategory",
      draft.educationCategory,
      where((piece) => parseEducationCategory(piece) === draft.educationCategory),
    ],
    ["responsibilities", draft.responsibilities, firstOf(draft.responsibilities)],
    ["requirements", draft.requirements, firstOf(draft.requirements)],
    ["skills", draft.skills, firstOf(draft.skills)],
    ["benefits", draft.benefits, firstOf(draft.benefits)],
    ["validThrough", found.closes ? draft.validThrough : null, found.closes],
  ];
  const facts = Object.entries(draft.facts).map(([key, value]): [string, unknown, string | undefined] => {
    const labelled = {
      schedule: found.schedule,
      requisitionId: found.requisitionId,
      startDate: found.startDate,
    }[key];
    const isFact = (piece: string) => parseFacts(piece, piece)[key as keyof JobFacts] === value;
    return [`facts.${key}`, value, labelled ?? where(isFact)];
  });
  return [...quotes, ...facts].flatMap(([field, value, quote]) =>
    quote && value !== null && !(Array.isArray(value) && value.length === 0)
      ? [{ field, value, quote: quote.slice(0, longestQuote) }]
      : [],
  );
}
