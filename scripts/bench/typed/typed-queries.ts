import { milesBetween } from "../../../app/facts/reference/place/distance.ts";
import { findNamedRegion, type RegionTown } from "../../../app/facts/reference/place/named-regions.ts";
import { findProfession } from "../../../app/facts/reference/profession/professions.ts";
import { findSpecialty } from "../../../app/facts/reference/profession/specialties.ts";
import { findJobs } from "../../../app/jobs/list/found-search.server.ts";
import { listShiftLengths } from "../../../app/jobs/reading/work-hours.ts";
import { type JobFilters, noFilters } from "../../../app/jobs/search/plan/filters.ts";
import { payPeriods } from "../../../app/jobs/search/typed/filter-choices.ts";
import { ofKind, type Reading } from "../../../app/jobs/search/typed/typed-query.ts";
import type { toDb } from "../../../app/kit/platform/db.ts";

// tests/samples/typed_queries.tsv. Results are checked against stored postings, not the search's own tokens.

export interface TypedCase {
  query: string;
  reads: readonly string[];
}

export interface CheckedCase extends TypedCase {
  read: readonly string[];
  wrong: string | null;
}

export const parseTypedCases = (tsv: string): TypedCase[] =>
  tsv
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [query = "", reads = ""] = line.split("\t");
      return { query, reads: reads.split(", ").toSorted() };
    });

const shown = 5;

type Db = ReturnType<typeof toDb>;

export async function checkTypedCases(db: Db, cases: readonly TypedCase[], now: number) {
  const { results: postings } = await db.$client
    .prepare(`${postingSql} WHERE j.status = 'open'`)
    .all<Posting>();
  const { results: cities } = await db.$client
    .prepare("SELECT name, state_code AS stateCode, lat, lon FROM cities WHERE lat IS NOT NULL")
    .all<City>();
  const points = new Map(cities.map((city) => [`${city.name} ${city.stateCode}`, city]));
  const byId = new Map(postings.map((posting) => [posting.id, posting]));
  const checked: CheckedCase[] = [];
  for (const one of cases) {
    const filters: JobFilters = { ...noFilters, query: one.query };
    const { search, result } = await findJobs({ db, now }, filters);
    const read = toCodes(search.typed?.readings ?? [], search.typed?.rest ?? "");
    const fits = (posting: Posting, isStrict: boolean) =>
      meetsAll(one.reads, posting, { points, query: one.query, isStrict });
    const first = result.jobs.slice(0, shown).map((job) => byId.get(job.id)!);
    const off = first.find((posting) => !fits(posting, false));
    checked.push({
      ...one,
      read,
      wrong: toWrong(
        one.reads,
        read,
        off,
        first.length > 0 || !postings.some((posting) => fits(posting, true)),
      ),
    });
  }
  return checked;
}

function toWrong(
  reads: readonly string[],
  read: readonly string[],
  off: Posting | undefined,
  isFound: boolean,
) {
  if (reads.join(", ") !== read.join(", ")) return `read as ${read.join(", ")}`;
  if (off) return `lists ${off.title} in ${off.city}, ${off.stateCode}`;
  return isFound ? null : "finds nothing of what there is";
}

const toCodes = (readings: readonly Reading[], rest: string): string[] => {
  const of = {
    states: readings.flatMap((reading) => (reading.kind === "state" ? [reading.state.code] : [])),
    cities: ofKind(readings, "city").map(({ city }) => `${city.name} ${city.stateCode}`),
    fields: readings.flatMap((reading) => (reading.kind === "specialty" ? [reading.value] : [])),
  };
  const codes = readings.map((reading) => (reading.isNot ? "-" : "") + toCode(reading, of));
  return [...new Set([...codes, ...(rest ? [`rest:${rest}`] : [])])].toSorted();
};

function toCode(
  reading: Reading,
  { states, cities, fields }: Record<"states" | "cities" | "fields", readonly string[]>,
): string {
  switch (reading.kind) {
    case "profession":
      return `p:${reading.values.length > 2 ? "nurse" : reading.values.join("+")}`;
    case "specialty":
      return `s:${fields.join("+")}`;
    case "city":
      return `city:${cities.join("+")}`;
    case "region":
      return `region:${reading.region.name.toLowerCase()}`;
    case "state":
      return `st:${states.join("+")}`;
    case "type":
      return `t:${reading.values.join("+")}`;
    case "shift":
      return `sh:${reading.value}`;
    case "workplace":
      return `w:${reading.value}`;
    case "trait":
      return `h:${reading.value}`;
    case "pay":
      return `pay:${reading.min} ${reading.period}`;
    case "hours":
      return `hours:${reading.each.join("+")}`;
    case "weekHours":
      return `weekHours:${reading.min === reading.max ? reading.min : `${reading.min}-${reading.max}`}`;
    case "weeks":
      return `weeks:${reading.min}-${reading.max}`;
    case "words":
      return `says:${reading.name.toLowerCase()}`;
    case "open":
    case "undecided":
      return `${reading.kind}:${reading.words.toLowerCase()}`;
    default:
      return reading.kind;
  }
}

interface City {
  name: string;
  stateCode: string;
  lat: number;
  lon: number;
}

interface Posting {
  id: number;
  title: string;
  profession: string;
  specialty: string;
  type: string;
  shift: string;
  workplace: string;
  urgency: string;
  compact: number;
  city: string;
  stateCode: string;
  lat: number;
  lon: number;
  pay: number | null;
  kind: string;
  schedule: string | null;
  text: string;
}

const postingSql = `SELECT j.id AS id, j.title AS title, j.profession AS profession, j.specialty AS specialty,
  j.employment_type AS type, j.shift AS shift, j.workplace AS workplace, j.urgency AS urgency,
  j.compact_accepted AS compact, j.city AS city, j.state_code AS stateCode, j.lat AS lat, j.lon AS lon,
  ifnull(j.salary_max_cents, j.salary_min_cents) * CASE j.pay_unit WHEN 'hourly' THEN 2080 WHEN 'yearly' THEN 1 END AS pay,
  e.kind AS kind, d.facts ->> 'schedule' AS schedule,
  j.title || ' ' || ifnull(d.experience_requirements, '') || ' ' || d.description_html || ' ' || j.benefits || ' ' || d.requirements || ' ' || d.facts AS text
  FROM jobs j JOIN employers e ON e.id = j.employer_id JOIN job_details d ON d.job_id = j.id`;

const nurses = ["registered-nurse", "licensed-practical-nurse", "case-manager", "nurse-manager"];
const said: Record<string, RegExp> = {
  j1: /\bJ-?1\b/i,
  h1b: /\bH-?1B\b/i,
  visa: /\bJ-?1\b|\bH-?1B\b|visa/i,
  "new-graduate": /new grad|entry level|no (?:prior )?experience|residents and fellows/i,
  "sign-on": /sign-on/i,
  "loan-repayment": /loan (?:repayment|forgiveness)/i,
  pslf: /PSLF|public service loan forgiveness/i,
  nhsc: /NHSC|national health service corps/i,
  "7on7off": /(?:seven|7) (?:(?:days|nights) )?on|week on/i,
};

interface Check {
  points: ReadonlyMap<string, City>;
  query: string;
  /** Goes by the posting's own fields, whatever else its title names. */
  isStrict: boolean;
}

const ofPlace = /^(?:st|city|region):/;

/** A posting is in one of several places, but meets all else. */
function meetsAll(codes: readonly string[], posting: Posting, check: Check): boolean {
  const places = codes.filter((code) => ofPlace.test(code));
  const isMet = (code: string) => meets(code, posting, check);
  return (
    (places.length === 0 || places.some(isMet)) && codes.every((code) => ofPlace.test(code) || isMet(code))
  );
}

const meets = (code: string, posting: Posting, check: Check): boolean =>
  code.startsWith("-") ? !isOf(code.slice(1), posting, check, true) : isOf(code, posting, check, false);

function isOf(
  code: string,
  posting: Posting,
  { points, query, isStrict }: Check,
  isDenied: boolean,
): boolean {
  const [kind = "", value = ""] = code.split(/:(.*)/);
  const values = value.split("+");
  const { title, shift } = posting;
  switch (kind) {
    case "p":
      if ((value === "nurse" ? nurses : values).includes(posting.profession)) return true;
      return !isStrict && values.some((slug) => isNamed(slug, title));
    case "s":
      if (values.includes(posting.specialty)) return true;
      return !isStrict && values.some((slug) => isInTitle(`${query} ${findSpecialty(slug)!.name}`, title));
    case "st":
      return values.includes(posting.stateCode) || (!isStrict && posting.workplace === "remote");
    case "city": {
      return values.some((name) => isNear(posting, { ...points.get(name)!, radiusMiles: 25 }));
    }
    case "region": {
      const { states, towns } = findNamedRegion(value)!;
      return (
        states.some(({ code }) => code === posting.stateCode) || towns.some((town) => isNear(posting, town))
      );
    }
    case "t":
      return values.includes(posting.type);
    case "sh":
      return (
        shift === value || (isDenied && new RegExp(`\\b${value}`, "i").test(`${title} ${posting.schedule}`))
      );
    case "w":
      return posting.workplace === value;
    case "h":
      if (value === "direct" || value === "agency") return posting.kind === value;
      return shift === value || said[value]!.test(posting.text);
    case "pay": {
      const [min, period] = value.split(" ") as [string, keyof typeof payPeriods];
      return posting.pay === null || posting.pay / 100 >= Number(min) * payPeriods[period] * 0.5;
    }
    case "hours":
      return listShiftLengths(`${posting.schedule} ${title}`).some((each) => values.includes(String(each)));
    case "compact":
      return posting.compact === 1;
    case "urgent":
      return posting.urgency === "urgent";
    default:
      return true;
  }
}

function isNear({ lat, lon }: Posting, town: Pick<RegionTown, "lat" | "lon" | "radiusMiles">): boolean {
  const there = { latitude: lat, longitude: lon };
  return milesBetween({ latitude: town.lat, longitude: town.lon }, there) <= town.radiusMiles + 1;
}

/** "RN or LPN" names two professions but is filed under one. */
function isNamed(slug: string, title: string): boolean {
  const { name, synonyms } = findProfession(slug)!;
  return [name, ...synonyms].some((way) => new RegExp(`\\b${way}s?\\b(?! assistant)`, "i").test(title));
}

const common = /^(?:nurse|care|medic|physic|health|genera|therap|assist|practi|surgic)/;

/** A title that names the field that was typed is right, whatever the posting is filed under. */
function isInTitle(words: string, title: string): boolean {
  const stems = (words.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.slice(0, 6));
  return stems.some((stem) => !common.test(stem) && title.toLowerCase().includes(stem));
}
