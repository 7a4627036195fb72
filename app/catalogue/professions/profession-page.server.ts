import { findArticlesAbout } from "#app/catalogue/articles/stored-articles.server.ts";
import { type CatalogRecord, getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import { toNationalLicense } from "#app/facts/licensing/national-license.ts";
import type { LicenseQuestionView } from "#app/facts/licensing/question/license-question.ts";
import { describeChangedLaws, describeMovedStates } from "#app/facts/reference/place/practice-authority.ts";
import {
  isStatewide,
  type ProfiledProfession,
} from "#app/facts/reference/profession/profiled-professions.ts";
import { toResidentsNote } from "#app/facts/reference/profession/resident-pay.ts";
import { toScopeSentence, withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import { findOpenings, type OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatChange, toRunningText } from "#app/kit/text/figures.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import type { GridLink } from "#app/kit/ui/link-grid.tsx";
import { toCompactMap } from "#app/pages/page/map/compact-map.server.ts";
import { findRecruitersOf } from "#app/pages/sitemap/hub-links.ts";
import { toJobsPath } from "#app/pages/sitemap/site-pages.server.ts";
import { paths } from "#app/paths.ts";
import { toBestMetros, toLargestMetros, toOutlookText, toSpreadText, toStatePay } from "./profession-pay.ts";
import { toProfessionQuestions } from "./profession-questions.ts";
import type { ProfessionTab } from "./profession-tabs.ts";

// 51 states leave room for only one row of jobs within the page's limit of 25 kB.
const jobsShown = 3;
const factorsShown = 6;
const bls = "BLS, May 2025";
const projected = "BLS, 2024 to 2034";

type Answered = { question: LicenseQuestionView | null };
export type ProfessionPageView = Omit<Awaited<ReturnType<typeof getProfessionPage>>, "description"> &
  Answered;
export type ProfessionTabView = Awaited<ReturnType<typeof getProfessionTab>> & Answered;

export async function getProfessionPage(context: SiteContext, profession: ProfiledProfession) {
  const { CATALOG } = context.env;
  const [record, index, openings, guides] = await Promise.all([
    getFromCatalog(CATALOG, "profession", profession.slug),
    getFromCatalog(CATALOG, "profession-index"),
    findOpenings(
      context,
      { profession: [profession.profession], specialty: profession.specialty },
      jobsShown,
    ),
    findArticlesAbout(context, {
      path: paths.profession(profession.slug),
      professions: [profession.slug, profession.profession],
    }),
  ]);
  const { national, outlook } = record;
  const all = toProfessionFacts(profession, record, index);
  const { license } = all;
  return {
    guides,
    ...toNames(record),
    soc: record.soc,
    description: toDescription(record),
    summary: record.summary,
    standing: toStanding(record, openings),
    jobsPath: toJobsPath(profession),
    openings,
    facts: [
      national.pay.median !== null && {
        figure: formatDollars(national.pay.median),
        label: withWageScope(record.slug, "median pay a year"),
        source: bls,
      },
      {
        figure: formatChange(outlook.changePercent),
        label: withWageScope(record.slug, "jobs by 2034"),
        source: projected,
      },
      {
        figure: formatCount(outlook.openingsPerYear),
        label: withWageScope(record.slug, "openings a year"),
        source: projected,
      },
      license?.note && {
        figure: license.note.status.replace(/\D+$/, ""),
        label:
          license.note.standing === "member"
            ? `states${license.note.status.endsWith("D.C.") ? " and D.C." : ""} in the license compact`
            : "states enacted a compact that is not in force",
        source: `as of ${license.note.asOf}`,
      },
    ].filter((fact) => fact !== false && fact !== null && fact !== undefined),
    pay: all.pay,
    outlook: all.outlook.text,
    license: license && { rule: license.rule, note: license.note },
    training: all.training,
    specialties: all.specialties,
  };
}

/** Only what one tab shows. */
export async function getProfessionTab(
  { env }: SiteContext,
  profession: ProfiledProfession,
  tab: ProfessionTab,
) {
  const [record, index] = await Promise.all([
    getFromCatalog(env.CATALOG, "profession", profession.slug),
    getFromCatalog(env.CATALOG, "profession-index"),
  ]);
  const all = toProfessionFacts(profession, record, index);
  const names = toNames(record);
  const on = <Part>(slug: ProfessionTab["slug"], part: Part) => (tab.slug === slug ? part : null);
  return {
    ...names,
    tab: tab.slug,
    title: tab.toTitle(names.people),
    lead: tab.toAbout(names.people),
    pay: on("pay", { ...all.pay, states: all.states, largest: all.largest, best: all.best }),
    license: on("license", { license: all.license, map: all.map, authority: all.authority }),
    work: on("work", {
      texts: record.work,
      ...{ settings: record.settings, training: record.training, credentials: record.credentials },
      demand: record.demandFactors.slice(0, factorsShown),
    }),
    careers: on("careers", {
      ...{ outlook: all.outlook, specialties: all.specialties, related: toRelatedLinks(record, index) },
      paths: record.careers.map(({ slug, title }): GridLink => ({ name: title, to: paths.careerPath(slug) })),
    }),
    hire: on("hire", { recruiters: findRecruitersOf(record.slug), isStatewide: isStatewide(record.slug) }),
    questions: on(
      "questions",
      toProfessionQuestions(record, all.best, toNationalLicense(profession.profession)),
    ),
  };
}

function toNames({ slug, name, plural }: ProfessionRecord) {
  const people = toRunningText(plural);
  return { slug, name, people, paid: withWageScope(slug, people) };
}

function toProfessionFacts(
  profession: ProfiledProfession,
  record: ProfessionRecord,
  index: CatalogRecord<"profession-index">,
) {
  const { national, outlook } = record;
  const best = toBestMetros(record);
  const license = toNationalLicense(profession.profession);
  const states = toStatePay(record);
  const scope = toScopeSentence(record.slug, toRunningText(record.plural));
  return {
    pay: {
      figures: national.pay,
      n: national.jobs,
      note: [record.payScope, toResidentsNote([{ soc: record.soc, pay: national.pay }])]
        .filter(Boolean)
        .join(" "),
      spread: toSpreadText(national.pay),
      notes: record.payNotes,
    },
    states: states && {
      text: states.text,
      medians: Object.entries(states.medians).flat().join(" "),
    },
    largest: states ? null : toLargestMetros(record),
    best: best && { ...best, text: [best.text, scope].filter(Boolean).join(" ") },
    outlook: {
      text: [scope, toOutlookText(record.slug, outlook, index)].filter(Boolean).join(" "),
      facts: [
        { figure: formatCount(outlook.jobs2024), label: "jobs in 2024" },
        { figure: formatCount(outlook.jobs2034), label: "jobs projected for 2034" },
        { figure: outlook.entryEducation, label: "typical entry-level education (BLS)" },
      ],
    },
    license: license && {
      ...license,
      groups: license.groups.map(({ heading, codes }) => ({ heading, codes: joinCodes(codes) })),
    },
    map: profession.compact && toCompactMap(profession.compact),
    authority: record.practiceAuthority && toAuthority(record.practiceAuthority),
    training: record.training,
    specialties: record.specialties.map(({ slug, name }): GridLink => ({ name, to: paths.specialty(slug) })),
  };
}

export function toStanding(
  { slug, name, plural, national }: ProfessionRecord,
  openings: OpeningsView | null,
): string {
  const open = openings?.total
    ? `${formatTotal(openings)} ${openings.total === 1 ? "job is" : "jobs are"} open here today.`
    : "";
  const scope = toScopeSentence(slug, toRunningText(plural));
  const counted = national.jobs === null ? "" : `${formatCount(national.jobs)} `;
  const paid =
    national.pay.median === null
      ? ""
      : scope
        ? `${scope} The national median is ${formatDollars(national.pay.median)} a year across ${counted}jobs (BLS, May 2025).`
        : `The national median is ${formatDollars(national.pay.median)} a year across ${counted}${toRunningText(name)} jobs (BLS, May 2025).`;
  return [open, paid].filter(Boolean).join(" ");
}

/** Without open jobs, because search engines keep a description for weeks. */
export function toDescription({ slug, plural, national, outlook }: ProfessionRecord): string {
  const median =
    national.pay.median === null ? "" : ` ${formatDollars(national.pay.median)} median pay (May 2025),`;
  return `${withWageScope(slug, plural)}:${median} ${formatCount(outlook.openingsPerYear)} openings a year, pay by location, licenses and compacts, training, and open jobs.`;
}

// Smaller than a list, because Remix writes an index for each item.
const joinCodes = (codes: readonly string[]): string => codes.join(" ");

const authorityHeadings = {
  full: "Full practice",
  reduced: "Reduced: a required agreement for part of the work",
  restricted: "Restricted: supervision or delegation",
};

function toAuthority(authorities: NonNullable<ProfessionRecord["practiceAuthority"]>) {
  const entries = Object.entries(authorities);
  const groups = (["full", "reduced", "restricted"] as const).map((kind) => ({
    heading: authorityHeadings[kind],
    codes: joinCodes(entries.filter(([, { authority }]) => authority === kind).map(([code]) => code)),
  }));
  const notes = entries.flatMap(([, { note }]) => (note ? `${note}.` : []));
  const newer = [describeMovedStates(authorities), describeChangedLaws(authorities), ...notes];
  return {
    groups,
    newer: newer.filter(Boolean).join(" ") || null,
  };
}

function toRelatedLinks(
  { related }: ProfessionRecord,
  { rows }: CatalogRecord<"profession-index">,
): GridLink[] {
  return related.flatMap((slug) => {
    const row = rows.find((other) => other.slug === slug);
    if (!row) return [];
    const note = row.pay.median === null ? null : withWageScope(slug, formatDollars(row.pay.median));
    return [{ name: row.name, to: paths.profession(slug), note }];
  });
}
