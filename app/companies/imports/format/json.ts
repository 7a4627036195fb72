import { JSONParser } from "@streamparser/json";
import { parsePayUnit } from "#app/jobs/reading/pay/pay-units.ts";
import { findUnreadableList, fromRecruitingSystem } from "./ats.ts";
import { findJobPostings, fromJsonLd } from "./json-ld.ts";
import { BrokenFile, emptyPosting, type Item, type Posting } from "./posting.ts";
import {
  fromUsajobs,
  isObject,
  isUsajobsItem,
  type Json,
  toItems,
  toObject,
  toStrings,
  toText,
} from "./usajobs.ts";

// JSON allows no raw control characters in strings, but feeds often contain them.
const controls = /\p{Cc}/gu;
const encoder = new TextEncoder();
const longestRecord = 16 * 1024 * 1024;
export const deepestNesting = 500;

export async function* readJson(text: AsyncIterable<string>, paths: readonly string[]): AsyncGenerator<Item> {
  const parser = new JSONParser({ paths: [...paths], keepStack: false, stringBufferSize: 64 * 1024 });
  const ready: Item[] = [];
  let index = 0;
  let read = 0;
  let lastRecord = 0;
  let broken: Error | null = null;
  parser.onValue = ({ value }) => {
    ready.push(...toItemsOf(value, paths.includes("$") ? "item 0" : `item ${index++}`));
  };
  parser.onError = (error) => {
    broken ??= error;
  };
  const breakOff = (problem: string) =>
    new BrokenFile(problem, `byte ${toOffset(problem) ?? read}, after item ${index - 1}`);
  for await (const chunk of text) {
    if (!parser.isEnded || chunk.trim()) parser.write(chunk.replace(controls, " "));
    if (broken) {
      yield* ready;
      throw breakOff((broken as Error).message);
    }
    if (toDepth(parser) > deepestNesting) throw breakOff("It is nested too deeply.");
    read += encoder.encode(chunk).length;
    if (ready.length > 0) lastRecord = read;
    if (read - lastRecord > longestRecord) throw breakOff("A record or a text in it does not end.");
    yield* ready.splice(0);
  }
  if (!parser.isEnded) throw breakOff("The file ends in the middle of a value.");
}

const toDepth = (parser: JSONParser): number =>
  (parser as unknown as { tokenParser: { stack: unknown[] } }).tokenParser.stack.length;

const toOffset = (problem: string) => /absolute position "(\d+)"/.exec(problem)?.[1];

/** Line by line, so that a bad line loses only itself. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<Item> {
  let begun: string[] = [];
  let length = 0;
  let line = 1;
  for await (const chunk of text) {
    const [first = "", ...others] = chunk.split("\n");
    begun.push(first);
    length += first.length;
    for (const next of others) {
      yield* parseBlock(begun.join(""), `line ${line++}`);
      begun = [next];
      length = next.length;
    }
    if (length > longestRecord) throw new BrokenFile("A line does not end.", `line ${line}`);
  }
  yield* parseBlock(begun.join(""), `line ${line}`);
}

export function parseBlock(text: string, at: string): Item[] {
  if (!text.trim()) return [];
  try {
    return toItemsOf(JSON.parse(withoutComment(text).replace(controls, " ")) as Json, at);
  } catch (error) {
    return [{ at, problem: `No valid JSON: ${(error as Error).message}` }];
  }
}

/** Pages hide a block from old browsers: "<!-- {...} -->". */
const withoutComment = (text: string): string =>
  text.replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[)/, "").replace(/(?:-->|\/\/\s*\]\]>)\s*$/, "");

function toItemsOf(value: Json, at: string): Item[] {
  if (isUsajobsItem(value)) return [{ at, posting: fromUsajobs(value) }];
  if (isGreenhouseJob(value)) return [{ at, posting: fromGreenhouse(value) }];
  const posting = fromRecruitingSystem(value);
  if (posting) return [{ at, posting }];
  const postings = findJobPostings(value);
  if (postings.length > 0) return postings.map((posting) => ({ at, posting: fromJsonLd(posting) }));
  const unreadable = findUnreadableList(value);
  if (unreadable) return [{ at, problem: unreadable }];
  // Pages describe their company, their path and more beside the posting.
  const isOther = isObject(value) && ("@type" in value || "@context" in value);
  return at.startsWith("item") && !isOther
    ? [
        {
          at,
          problem:
            "No job posting: neither schema.org, Greenhouse, Lever, Ashby, SmartRecruiters, Workable nor USAJOBS.",
        },
      ]
    : [];
}

const isGreenhouseJob = (value: Json): value is Record<string, Json> =>
  isObject(value) && "absolute_url" in value && "title" in value && isObject(value.location);

function fromGreenhouse(job: Record<string, Json>): Posting {
  const url = toText(job.absolute_url);
  const ranges = toItems(job.pay_input_ranges).map(toObject);
  const range = ranges.length === 1 ? ranges[0]! : {};
  const cents = (value: Json) => (typeof value === "number" ? value / 100 : null);
  const isDollars = toText(range.currency_type) === "USD";
  const fields = toItems(job.metadata).map(toObject);
  const field = (name: RegExp) =>
    fields.filter((f) => name.test(toText(f.name))).flatMap((f) => toStrings(f.value));
  const min = isDollars ? cents(range.min_cents) : null;
  const max = isDollars ? cents(range.max_cents) : null;
  return {
    ...emptyPosting,
    externalId: toText(job.id) || url,
    title: toText(job.title),
    employer: toText(job.company_name) || toBoardName(url),
    description: toText(job.content),
    location: toText(toObject(job.location).name),
    morePlaces: listOffices(job),
    applyUrl: url,
    url,
    posted: toText(job.first_published) || toText(job.updated_at),
    closes: toText(job.application_deadline),
    // Greenhouse names no unit, so amounts too small for a year are hourly.
    pay:
      max === null && min === null
        ? null
        : { min, max, unit: toUnit(`${range.title} ${range.blurb}`, max ?? min ?? 0) },
    employmentTypes: field(/employment|job type|time type|schedule/i),
    workplace: field(/workplace|remote|location type/i).join(" "),
    department: toStrings(job.departments)[0] ?? "",
    categories: toStrings(job.departments),
    schedule: field(/\bshift\b/i).join(" "),
    requisitionId: toText(job.requisition_id),
  };
}

/** Only where the job's own place is among them, because some boards name the head office there. */
function listOffices(job: Record<string, Json>): string[] {
  const offices = toItems(job.offices).map(toObject);
  const places = offices.map(({ location, name }) => toText(location) || toText(name));
  const [town = ""] = toText(toObject(job.location).name).split(",");
  return town && places.some((place) => place.startsWith(town)) ? places : [];
}

function toUnit(words: string, dollars: number) {
  const unit = /\b(?:per|an?|each)\s+(hour|shift|day|visit|week|month|year)\b/i
    .exec(words)?.[1]
    ?.toLowerCase();
  if (unit) return parsePayUnit(unit);
  if (/\bhour/i.test(words)) return "hour";
  if (/\b(?:annual|year|salary)/i.test(words) || dollars >= 20_000) return "year";
  return null;
}

/** Names the employer when the feed does not: "acmehealth" in "https://boards.greenhouse.io/acmehealth/jobs/1". */
const toBoardName = (url: string) => /greenhouse\.io\/(?:embed\/job_app\?for=)?([\w-]+)/.exec(url)?.[1] ?? "";
