import { unzipSync, zipSync } from "fflate";
import Papa from "papaparse";
import type { ReadUnit } from "#app/jobs/reading/pay/pay-units.ts";
import { BrokenFile, emptyPosting, type Item, type Posting } from "./posting.ts";

/** A column of a spreadsheet, by the words in its heading. The first that fits counts. */
const columns = {
  title: /^(?:job |position |posting |role )?title$|^(?:position|role|job|job name|posting)$/,
  requisition:
    /^(?:req(?:uisition)?|job|position|posting|reference|ref|external)? ?(?:id|no|nr|num|number|code)$|^req(?:uisition)?$/,
  city: /^(?:job |work )?(?:city|town)(?: name)?$/,
  state: /^(?:job |work )?(?:state|st|state ?\/ ?province|province)(?: code)?$/,
  postalCode: /^(?:zip|zip ?code|postal ?code)$/,
  location: /^(?:job |work )?(?:location|place|site|city,? (?:and )?state|address)$/,
  facility: /^(?:facility|hospital|campus|clinic|department location|site name)(?: name)?$/,
  payMin:
    /^(?:min(?:imum)?|low(?:est)?|from|start(?:ing)?) ?(?:pay|salary|rate|wage|hourly|hourly rate|range)?$|^(?:pay|salary|rate|wage|compensation) ?(?:range )?(?:min(?:imum)?|low|from|start)$/,
  payMax:
    /^(?:max(?:imum)?|high(?:est)?|to|up to) ?(?:pay|salary|rate|wage|hourly|hourly rate|range)?$|^(?:pay|salary|rate|wage|compensation) ?(?:range )?(?:max(?:imum)?|high|to|end)$/,
  payUnit:
    /^(?:pay|salary|rate|wage|compensation) ?(?:unit|type|period|basis|frequency|per)$|^(?:per|unit|paid)$/,
  pay: /^(?:hourly |annual |weekly |yearly )?(?:pay|salary|rate|wages?|compensation)(?: range| rate)?$/,
  type: /^(?:employment|job|position|work|contract)? ?(?:type|status|category of employment)$|^(?:ft ?\/ ?pt|schedule type)$/,
  shift: /^(?:shift|schedule|hours|work hours|shift ?\/ ?schedule)$/,
  department: /^(?:department|dept|cost center)(?: name)?$/,
  category: /^(?:unit|specialty|speciality|category|profession|service line|job family|discipline)$/,
  openings:
    /^(?:(?:number|no|#) ?of )?(?:openings|vacancies|positions|headcount|hires)$|^(?:count|fte count)$/,
  posted: /^(?:date )?(?:posted|opened|published)(?: on| date)?$|^(?:post|open|posting) date$/,
  closes:
    /^(?:date )?(?:closes|expires|deadline)(?: on| date)?$|^(?:end|close|closing|expiration|expiry) date$/,
  start: /^(?:start|begin)(?: date|s)?$|^(?:anticipated|expected) start(?: date)?$/,
  description: /^(?:job |position |role )?(?:description|summary|overview|details|duties|text)$/,
  requirements:
    /^(?:job |minimum )?(?:requirements|qualifications|required|must have)$|^(?:license|licensure|certifications?)(?: required)?$/,
  responsibilities: /^(?:responsibilities|key responsibilities|essential functions)$/,
  education: /^(?:education|degree)(?: required| requirements?)?$/,
  experience: /^(?:experience|years of experience)(?: required| requirements?)?$/,
  benefits: /^(?:benefits|perks)$/,
  applyUrl: /^(?:apply|application)? ?(?:url|link|web ?page|website)$|^apply$/,
} as const;

type Column = keyof typeof columns;

const toHeading = (cell: unknown): string =>
  String(cell ?? "")
    .toLowerCase()
    .replaceAll("#", " number ")
    .replace(/[_\-.:*()[\]]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const findColumn = (heading: string): Column | null =>
  (Object.keys(columns) as Column[]).find((name) => columns[name].test(heading)) ?? null;

/** Titles and something else that we know: nothing else is the head of a sheet of jobs. */
function readHeadings(cells: readonly unknown[]): (Column | null)[] | null {
  const used = new Set<Column>();
  const found = cells.map((cell) => {
    const column = findColumn(toHeading(cell));
    if (!column || used.has(column)) return null;
    used.add(column);
    return column;
  });
  return used.has("title") && used.size > 1 ? found : null;
}

const mostHeadRows = 10;

export const isWorkbook = (head: string): boolean => head.startsWith("PK\u0003\u0004");

/** Whether one of the first lines has the headings of a sheet of jobs, between commas, semicolons or tabs. */
export function isSheet(head: string): boolean {
  if (/^\s*[<[{]/.test(head)) return false;
  const { data } = Papa.parse<string[]>(head.slice(0, 8192), { preview: mostHeadRows });
  return data.some((row) => readHeadings(row) !== null);
}

const mostRows = 20_000;
const mostBytes = 32 * 1024 * 1024;
const tooLarge = `A spreadsheet may have ${mostRows.toLocaleString("en-US")} rows. Split it.`;

/** Comma-separated text, whatever separates. */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<Item> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of text) {
    pieces.push(piece);
    length += piece.length;
    if (length > mostBytes) throw new BrokenFile(tooLarge, `character ${length}`);
  }
  const { data } = Papa.parse<string[]>(pieces.join("").replace(/^\ufeff/, ""), { preview: mostRows + 1 });
  yield* toItems(data);
}

/** The first sheet of an Excel workbook. */
export async function* readWorkbook(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Item> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    parts.push(new Uint8Array(chunk));
    length += chunk.length;
    if (length > mostBytes) throw new BrokenFile(tooLarge, `byte ${length}`);
  }
  yield* toItems(await openWorkbook(new Uint8Array(await new Blob(parts).arrayBuffer())));
}

async function openWorkbook(bytes: Uint8Array): Promise<unknown[][]> {
  let unpacked = 0;
  try {
    // Unpacked within bounds here, because the reader has none, and unpacks large files in threads that a Worker has not.
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/.test(name)) return false;
        unpacked += originalSize;
        if (unpacked > mostBytes) throw new BrokenFile(tooLarge, name);
        return true;
      },
    });
    const plain = zipSync(files, { level: 0 });
    // Few requests read one, and a Worker starts sooner without it.
    const { readSheet } = await import("read-excel-file/universal");
    return await readSheet(plain.buffer as ArrayBuffer, { dateFormat: "mm/dd/yyyy" });
  } catch (error) {
    if (error instanceof BrokenFile) throw error;
    throw new BrokenFile("The workbook cannot be opened. Save it anew as .xlsx or .csv.", "byte 0");
  }
}

function* toItems(rows: readonly (readonly unknown[])[]): Generator<Item> {
  const at = rows.slice(0, mostHeadRows).findIndex((row) => readHeadings(row) !== null);
  if (at < 0)
    throw new BrokenFile("No row has headings that we know, such as Title, City, State and Pay.", "row 1");
  const headings = readHeadings(rows[at]!)!;
  const names = rows[at]!.map(toHeading);
  for (let index = at + 1; index < rows.length; index++) {
    const cells = rows[index]!;
    if (cells.every((cell) => toText(cell) === "")) continue;
    if (index > mostRows) throw new BrokenFile(tooLarge, `row ${index + 1}`);
    const said: Partial<Record<Column, string>> = {};
    for (const [column, name] of headings.entries()) if (name) said[name] = toText(cells[column]);
    yield { at: `row ${index + 1}`, posting: toSheetPosting(said, names[headings.indexOf("pay")] ?? "") };
  }
}

const toText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  return String(cell).trim();
};

/** @param payHeading may say the unit: "hourly rate" */
function toSheetPosting(said: Partial<Record<Column, string>>, payHeading: string): Posting {
  const of = (column: Column): string => said[column] ?? "";
  const min = toAmount(of("payMin"));
  const max = toAmount(of("payMax"));
  const unit = toUnit(of("payUnit")) ?? toUnit(payHeading);
  const only = toAmount(of("pay"));
  const hasRange = min !== null || max !== null;
  const pay = hasRange ? { min, max, unit } : only !== null && unit ? { min: only, max: null, unit } : null;
  const lines = (column: Column): string[] =>
    of(column)
      .split(/\r?\n|;/)
      .map((line) => line.trim())
      .filter(Boolean);
  const openings = Number(of("openings"));
  return {
    ...emptyPosting,
    externalId: of("requisition"),
    requisitionId: of("requisition"),
    title: of("title"),
    description: of("description"),
    ...{ city: of("city"), state: of("state"), postalCode: of("postalCode"), location: of("location") },
    facility: of("facility"),
    applyUrl: of("applyUrl"),
    ...{ posted: of("posted"), closes: of("closes"), startDate: of("start") },
    pay,
    payText: pay ? "" : [of("pay"), of("payUnit")].filter(Boolean).join(" "),
    employmentTypes: of("type") ? [of("type")] : [],
    schedule: of("shift"),
    department: of("department"),
    categories: [of("category"), of("department")].filter(Boolean),
    ...{ education: of("education"), experience: of("experience") },
    ...{ requirements: lines("requirements"), responsibilities: lines("responsibilities") },
    benefits: lines("benefits"),
    openings: Number.isInteger(openings) && openings > 0 && openings <= 500 ? openings : null,
  };
}

/** "$48.50", "92k". Null for text that is no single amount. */
function toAmount(text: string): number | null {
  const [, digits, thousand] = /^\$?\s?([\d,]+(?:\.\d+)?)\s?(k)?$/i.exec(text.trim()) ?? [];
  if (!digits) return null;
  const amount = Number(digits.replaceAll(",", "")) * (thousand ? 1000 : 1);
  return amount > 0 && Number.isFinite(amount) ? amount : null;
}

const units: readonly [ReadUnit, RegExp][] = [
  ["hour", /\b(?:hour|hourly|hr|hrly)\b/],
  ["week", /\b(?:week|weekly|wk)\b/],
  ["year", /\b(?:year|yearly|yr|annual|annually|annum|salary|salaried)\b/],
  ["month", /\b(?:month|monthly|mo)\b/],
  ["day", /\b(?:day|daily)\b/],
  ["shift", /\bshift\b/],
  ["visit", /\b(?:visit|encounter)\b/],
];

const toUnit = (text: string): ReadUnit | null =>
  units.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0] ?? null;
