import { expect } from "vitest";
import { findState } from "#app/facts/reference/place/states.ts";
import type { PublicPosting } from "#app/jobs/postings/shape/public-posting.ts";
import { toText } from "./html.ts";
import { send } from "./site.ts";

type Json = Record<string, never>;

const getJson = async <T>(path: string): Promise<T> => (await send(path)).json();

interface Markup {
  title: string;
  url: string;
  hiringOrganization: { name: string };
  datePosted: string;
  validThrough: string;
  employmentType?: string | string[];
  jobLocation?: Placed | Placed[];
  applicantLocationRequirements?: { name: string }[];
  directApply: boolean;
  baseSalary?: {
    currency: string;
    value: { minValue?: number; maxValue?: number; value?: number; unitText: string };
  };
}

interface Placed {
  address: { addressLocality?: string; addressRegion: string };
}

const unitTexts = {
  ...{ hour: "HOUR", shift: "HOUR", day: "DAY", week: "WEEK", month: "MONTH", year: "YEAR" },
  visit: null,
} as const;
const types: Record<PublicPosting["employmentType"], string | string[]> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  locum: ["TEMPORARY", "CONTRACTOR"],
  "per-diem": "PER_DIEM",
  prn: "PER_DIEM",
  travel: "TEMPORARY",
};

type Shown = PublicPosting & {
  url: string;
  status: "open" | "paused" | "closed";
  apply: { url: string; direct: boolean } | null;
};

/** The API's posting beside its page with the markup, and beside /api/jobs/:slug. */
export async function comparePosting(slug: string): Promise<void> {
  const [shown, spec, html] = await Promise.all([
    getJson<Shown>(`/api/v1/jobs/${slug}`),
    getJson<Record<string, unknown>>(`/api/jobs/${slug}`),
    send(`/jobs/${slug}`).then((answer) => answer.text()),
  ]);
  const script = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json!) as Json & Markup)
    .find((one) => one["@type"] === ("JobPosting" as never));
  expectSpec(shown, spec);
  // Search engines get no markup of what has closed.
  expect(script === undefined, slug).toBe(shown.status !== "open");
  if (script) expectMarkup(shown, script);
  if (shown.license) expect(toText(html).replace(/\s+/g, " "), slug).toContain(shown.license.takes);
}

function expectSpec(shown: Shown, spec: Record<string, unknown>): void {
  const { pay } = shown;
  expect(spec).toMatchObject({
    slug: shown.slug,
    title: shown.title,
    company: shown.employer.name,
    locations: shown.places.map(({ city, state }) => [city, state].filter(Boolean).join(", ")),
    employmentType: shown.employmentType,
    employmentTypeInferred: shown.employmentTypeInferred,
    salaryMin: pay?.min ?? null,
    salaryMax: pay?.max ?? null,
    ...(pay && { payUnit: pay.unit }),
    createdAt: shown.postedAt,
    validThrough: shown.validThrough,
    confirmedAt: shown.confirmedAt,
    remote: shown.workplace === "remote",
    ...(shown.apply && { applyUrl: shown.apply.direct ? null : expect.any(String) }),
  });
}

function expectMarkup(shown: Shown, markup: Markup): void {
  const { places, pay, shiftHours } = shown;
  expect({
    title: markup.title,
    url: markup.url,
    employer: markup.hiringOrganization.name,
    posted: markup.datePosted,
    until: markup.validThrough,
    type: markup.employmentType,
    direct: markup.directApply,
  }).toEqual({
    title: shown.title,
    url: shown.url,
    employer: shown.employer.name,
    posted: shown.postedAt,
    until: shown.validThrough,
    type: shown.employmentTypeInferred ? undefined : types[shown.employmentType],
    direct: shown.apply?.direct,
  });
  const listed = [markup.jobLocation ?? []].flat().map(({ address }) => ({
    city: address.addressLocality ?? null,
    state: address.addressRegion,
  }));
  expect(listed).toEqual(places);
  expect((markup.applicantLocationRequirements ?? []).map(({ name }) => name)).toEqual(
    shown.remoteStates.map((code) => `${findState(code)?.name ?? code}, USA`),
  );
  const unitText = pay && unitTexts[pay.unit];
  if (!unitText || (pay.unit === "shift" && !shiftHours)) {
    expect(markup.baseSalary).toBeUndefined();
    return;
  }
  const { currency, value } = markup.baseSalary!;
  const toUnit = (dollars: number | null) =>
    dollars === null ? null : Math.round((dollars * 100) / (pay.unit === "shift" ? shiftHours! : 1)) / 100;
  expect([currency, value.unitText]).toEqual([pay.currency, unitText]);
  const low = value.minValue ?? value.value;
  const high = value.maxValue ?? value.value;
  expect([low, high]).toEqual([toUnit(pay.min ?? pay.max), toUnit(pay.max ?? pay.min)]);
}
