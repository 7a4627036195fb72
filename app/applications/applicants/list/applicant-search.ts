import { z } from "zod";
import { stateNames, type Tab, tabNames } from "#app/applications/applicants/applicant-states.ts";
import { tellFieldNames } from "#app/applications/applicants/ending/tell-fields.tsx";
import { parseDepartment } from "#app/companies/workspace/jobs-table/table-search.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { type ListPlace, parseListPlace, setListPlace, toListPage } from "#app/kit/platform/keyset.ts";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { comparing } from "./list-words.ts";

/** For this posting. "ask": the compact would do, and the posting does not say whether the employer takes it. */
const licenseVerdicts = ["yes", "ask", "no", "unknown"] as const;
export type LicenseVerdict = (typeof licenseVerdicts)[number];

export const verdictTexts: Record<LicenseVerdict, string> = {
  yes: "Can work the posting",
  ask: "Compact license, to be checked",
  no: "Needs another license",
  unknown: "Not said or not known",
};

/** Of what the application said. Those that said nothing of it are left out. */
interface FactFilters {
  /** For the posting that they applied for. */
  license: LicenseVerdict | null;
  /** A state of whose license they wrote: "TX". */
  held: string | null;
  /** At least. */
  years: number | null;
  certificate: string | null;
  /** Can start within so many days. */
  startDays: number | null;
  answers: "fit" | "miss" | null;
}

export const yearChoices = [1, 2, 3, 5, 10] as const;
export const startChoices = [14, 30, 60, 90] as const;
const answerChoices = ["fit", "miss"] as const;

export interface ApplicantSearch extends ListPlace, FactFilters {
  tab: Tab | null;
  /** One of the company's. Counts as a tab of its own. */
  stage: number | null;
  job: string | null;
  /** Of the posting; "" for any. */
  department: string;
  /** One of the company's. */
  tag: number | null;
  assignee: number | "nobody" | null;
  isOldestFirst: boolean;
}

export function parseApplicantSearch(params: URLSearchParams): ApplicantSearch {
  const stage = parseId(params.get("stage"));
  const tab = stage === null ? (tabNames.find((name) => name === params.get("status")) ?? null) : null;
  return {
    tab,
    stage,
    job: parseJob(params),
    department: parseDepartment(params),
    tag: parseId(params.get("tag")),
    assignee: parseAssignee(params.get("assignee")),
    isOldestFirst: params.get("sort") === "oldest" || (tab === "waiting" && params.get("sort") !== "newest"),
    ...parseFactFilters(params),
    ...parseListPlace(params, 2),
  };
}

function parseFactFilters(params: URLSearchParams): FactFilters {
  const get = (name: string) => params.get(name) ?? "";
  const held = get("held");
  return {
    license: licenseVerdicts.find((verdict) => verdict === get("license")) ?? null,
    held: held === "multistate" ? held : (findState(held)?.code ?? null),
    years: yearChoices.find((years) => String(years) === get("years")) ?? null,
    certificate: /^[A-Z][A-Z-]{1,19}$/.exec(get("certificate"))?.[0] ?? null,
    startDays: startChoices.find((days) => String(days) === get("start")) ?? null,
    answers: answerChoices.find((answers) => answers === get("answers")) ?? null,
  };
}

const toFactFilters = ({
  license,
  held,
  years,
  certificate,
  startDays,
  answers,
}: Partial<ApplicantSearch>): Partial<FactFilters> => ({
  license,
  held,
  years,
  certificate,
  startDays,
  answers,
});

export function toApplicantQuery(search: Partial<ApplicantSearch>): string {
  const { tab, stage, job, department, tag, assignee, isOldestFirst = tab === "waiting" } = search;
  const params = new URLSearchParams();
  if (tab) params.set("status", tab);
  if (stage) params.set("stage", String(stage));
  if (job) params.set("job", job);
  if (department) params.set("department", department);
  if (tag) params.set("tag", String(tag));
  if (assignee) params.set("assignee", String(assignee));
  const { startDays, ...facts } = toFactFilters(search);
  for (const [name, value] of Object.entries({ ...facts, start: startDays }))
    if (value) params.set(name, String(value));
  if (isOldestFirst !== (tab === "waiting")) params.set("sort", isOldestFirst ? "oldest" : "newest");
  setListPlace(params, search);
  return params.toString();
}

const listField = "list";

/** In the address of an applicant: the list in which a recruiter goes from one to the next. */
export const toFromList = (search: ApplicantSearch): string =>
  new URLSearchParams({ [listField]: toApplicantQuery(search) }).toString();

/** Null without a list, as from the board or a mail. */
export function parseFromList(params: URLSearchParams): ApplicantSearch | null {
  const list = params.get(listField);
  return list === null ? null : parseApplicantSearch(new URLSearchParams(list));
}

const besideField = "person";

/** The applicant who is open beside the list. */
export const parseBeside = (params: URLSearchParams): string | null =>
  /^[\w-]{1,40}$/.exec(params.get(besideField) ?? "")?.[0] ?? null;

/** Of the list, with the applicant beside it. */
export const toBesideQuery = (list: string, publicId: string | null): string =>
  [list, publicId && `${besideField}=${publicId}`].filter(Boolean).join("&");

export const hasFactFilter = (search: ApplicantSearch): boolean =>
  Object.values(toFactFilters(search)).some((value) => value !== null);

/** Without the place in the list. */
export const toViewQuery = (search: ApplicantSearch): string =>
  toApplicantQuery({ ...search, before: null, after: null });

/** Of the board: one posting's, or one template's. */
export const parseBoardSearch = (params: URLSearchParams) => ({
  job: parseJob(params),
  template: parseId(params.get("stages")),
});

export function toBoardQuery({ job, template }: ReturnType<typeof parseBoardSearch>): string {
  return new URLSearchParams(
    job ? { job } : template === null ? {} : { stages: String(template) },
  ).toString();
}

const parseJob = (params: URLSearchParams): string | null =>
  /^[a-z0-9-]{1,200}$/.exec(params.get("job") ?? "")?.[0] ?? null;

function parseAssignee(text: string | null): ApplicantSearch["assignee"] {
  return text === "nobody" ? text : parseId(text);
}

const parseId = (text: string | null): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : null;

/** The bulk form has fields for exactly this many rows (`toPickName`). */
export const applicantsPerPage = 20;

export const toApplicantPage = <Row extends { createdAt: number; id: number }>(
  found: readonly Row[],
  search: ApplicantSearch,
) =>
  toListPage(
    found,
    search,
    applicantsPerPage,
    ({ createdAt, id }) => [createdAt, id],
    (place) => toApplicantQuery({ ...search, ...place }),
  );

/** A larger number helps nobody, and each count would read that many rows. */
export const mostCountedOfTab = 1000;

export type ApplicantCounts = Record<Tab, number>;

export const toAllCount = (counts: ApplicantCounts): number =>
  stateNames.reduce((sum, state) => sum + counts[state], 0);

export const toCountText = (count: number): string =>
  count >= mostCountedOfTab ? `${formatCount(mostCountedOfTab - 1)}+` : formatCount(count);

/** Around a word that was found. Readers of files leave out characters of private use. */
export const foundMarks = ["\uE000", "\uE001"] as const;

/** More columns fit no screen. */
export const mostCompared = 4;
export const howManyCompared = "two to four people";

/** What is long, and only in a file that is asked to have it. */
export const fileParts = ["messages", "answers", "notes"] as const;
export type FilePart = (typeof fileParts)[number];

/** A form may not have a field twice, so every row's box has its own name. */
export const toPickName = (at: number): string => `pick${at}`;

const pickNames = Array.from({ length: applicantsPerPage }, (_, at) => toPickName(at));

export const listFields = [
  "find",
  "to",
  "tagName",
  "tagging",
  "writing",
  "back",
  "stands",
  comparing,
  idempotencyKeyField,
  ...tellFieldNames,
  ...pickNames,
];

export const backSchema = z.object({ stands: z.coerce.number().int().positive() });

export const bulkSchema = z.object({ to: z.coerce.number().int().positive() });

/** A box says whom and in which stage the person saw them, so that nobody undoes a colleague's move unseen. */
export const toPicked = (publicId: string, stage: number | null): string =>
  stage === null ? publicId : `${publicId}.${stage}`;

/** Public ids with the stage in which each was seen. */
export const toSeen = (picks: readonly FormDataEntryValue[]): Map<string, number | null> =>
  new Map(
    picks.flatMap((pick) => {
      const [, publicId, stage] = /^([\w-]{1,40})(?:\.(\d{1,15}))?$/.exec(String(pick)) ?? [];
      return publicId ? [[publicId, stage ? Number(stage) : null] as const] : [];
    }),
  );

const between = "~";

/** Who was moved and from where, for an address and for moving them back. */
export const toBackText = (from: ReadonlyMap<string, number | null>): string =>
  [...from].flatMap(([id, stage]) => (stage === null ? [] : toPicked(id, stage))).join(between);

export const readBack = (text: FormDataEntryValue | null): Map<string, number | null> =>
  toSeen(
    String(text ?? "")
      .split(between)
      .slice(0, applicantsPerPage),
  );

export const listPicked = (form: FormData) => toSeen(pickNames.flatMap((name) => form.get(name) ?? []));
