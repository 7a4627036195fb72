import { licenseFields, type MyLicense } from "#app/facts/licensing/license-fields.ts";
import { parseMyLicense } from "#app/facts/licensing/my-license.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty, specialtyGroups } from "#app/facts/reference/profession/specialties.ts";
import type { EmploymentType, Shift, Workplace } from "#app/jobs/postings/record/posting-content.ts";
import { type Trait, traits } from "#app/jobs/reading/traits/trait-names.ts";
import {
  defaultRadius,
  type FoldedPart,
  foldedParts,
  type PayPeriod,
  type Posted,
  payPeriods,
  postedChoices,
  radiusChoices,
  type Sort,
  sortChoices,
} from "#app/jobs/search/typed/filter-choices.ts";
import { employmentTypes, shifts, workplaces } from "#app/kit/platform/column-words.ts";

export interface JobFilters {
  query: string;
  location: string;
  radius: number;
  specialty: string | null;
  profession: string[];
  type: EmploymentType[];
  workplace: Workplace[];
  shift: Shift[];
  /** A posting must offer all of them. */
  has: Trait[];
  urgent: boolean;
  posted: Posted | null;
  /** Of a signed-in person's list that has an alert: what opened since her last visit. */
  onlyNew: boolean;
  /** Dollars per `payPeriod`. */
  payMin: number | null;
  payPeriod: PayPeriod;
  license: string[];
  /** May differ from the filtered professions. */
  licensedAs: string | null;
  /** Alone: postings that accept a compact license. With `license`: also those that it reaches by compact. */
  compact: boolean;
  /** Takes the typed words literally, without reading a profession or a place from them. */
  exact: boolean;
  sort: Sort | null;
  page: number;
  unfold: FoldedPart | null;
}

/** A query may have its own quotes. */
export const toQuoted = (query: string): string => (/["“”]/.test(query) ? query : `“${query}”`);

export const noFilters: JobFilters = {
  query: "",
  location: "",
  radius: defaultRadius,
  specialty: null,
  profession: [],
  type: [],
  workplace: [],
  shift: [],
  has: [],
  urgent: false,
  posted: null,
  onlyNew: false,
  payMin: null,
  payPeriod: "year",
  license: [],
  licensedAs: null,
  compact: false,
  exact: false,
  sort: null,
  page: 1,
  unfold: null,
};

const maxTextLength = 200;

/** Ignores unknown values, so that a search never fails because of its address. */
export function parseFilters(params: URLSearchParams): JobFilters {
  const text = (name: string) =>
    (params.get(name) ?? "")
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, maxTextLength)
      .trim();
  const many = <T extends string>(name: string, isKnown: (value: string) => boolean) =>
    [...new Set(params.getAll(name).flatMap((value) => value.split(",")))].filter(isKnown) as T[];
  const oneOf = <T extends string>(name: string, choices: readonly T[]) =>
    choices.find((choice) => choice === params.get(name)) ?? null;
  const number = (name: string) => (/^\d{1,7}(\.\d{1,2})?$/.test(text(name)) ? Number(text(name)) : null);

  const workplace = many<Workplace>("workplace", (value) => workplaces.some((w) => w === value));
  const mine = parseMyLicense(params);
  const radius = radiusChoices.find((miles) => String(miles) === params.get("radius"));
  return {
    query: text("query"),
    location: text("location"),
    radius: radius ?? defaultRadius,
    specialty: isSpecialty(text("specialty")) ? text("specialty") : null,
    profession: many("profession", (value) => findProfession(value) !== null),
    type: many("type", (value) => employmentTypes.some((type) => type === value)),
    workplace: params.get("remote") === "true" ? [...new Set([...workplace, "remote" as const])] : workplace,
    shift: many("shift", (value) => shifts.some((shift) => shift === value)),
    has: many("has", (value) => traits.some((trait) => trait === value)),
    urgent: params.get("urgency") === "urgent",
    onlyNew: params.get("new") === "1",
    posted: oneOf("posted", Object.keys(postedChoices) as Posted[]),
    payMin: number("pay_min") || null,
    payPeriod: oneOf("pay_period", Object.keys(payPeriods) as PayPeriod[]) ?? "year",
    license: [...(mine?.states ?? [])],
    licensedAs: findProfession(params.get(licenseFields.profession))?.slug ?? null,
    compact: mine?.multistate ?? params.get(licenseFields.multistate) === "1",
    exact: params.get("exact") === "1",
    sort: oneOf("sort", sortChoices),
    page: /^[1-9]\d{0,5}$/.test(params.get("page") ?? "") ? Number(params.get("page")) : 1,
    unfold: oneOf("unfold", foldedParts),
  };
}

const isSpecialty = (slug: string) => findSpecialty(slug) !== null || Object.hasOwn(specialtyGroups, slug);

export function toSearchParams(filters: JobFilters): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | null | false) =>
    value && params.append(name, String(value));
  set("query", filters.query);
  set("location", filters.location);
  set(
    "radius",
    (filters.location || filters.query) && filters.radius !== defaultRadius && String(filters.radius),
  );
  set("specialty", filters.specialty);
  for (const value of filters.profession) set("profession", value);
  for (const value of filters.type) set("type", value);
  const isRemoteOnly = filters.workplace.length === 1 && filters.workplace[0] === "remote";
  if (!isRemoteOnly) for (const value of filters.workplace) set("workplace", value);
  set("urgency", filters.urgent && "urgent");
  set("remote", isRemoteOnly && "true");
  set("posted", filters.posted);
  set("new", filters.onlyNew && "1");
  set("pay_min", filters.payMin);
  set("pay_period", filters.payMin !== null && filters.payPeriod !== "year" && filters.payPeriod);
  for (const value of filters.shift) set("shift", value);
  for (const value of filters.has) set("has", value);
  set(licenseFields.profession, filters.license.length > 0 && filters.licensedAs);
  for (const value of filters.license) set("license", value);
  set("compact", filters.compact && "1");
  set("exact", filters.exact && filters.query !== "" && "1");
  set("sort", filters.sort);
  set("page", filters.page > 1 && filters.page);
  return params.toString();
}

export const toFilterLicense = ({ license, licensedAs, compact }: JobFilters): MyLicense | null =>
  license.length > 0 ? { profession: licensedAs, states: license, multistate: compact } : null;

export function toSort(filters: JobFilters): Sort {
  if (filters.sort === "relevance" && !filters.query) return "newest";
  return filters.sort ?? (filters.query ? "relevance" : "newest");
}
