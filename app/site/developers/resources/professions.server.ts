import * as z from "zod";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { toNationalLicense } from "#app/facts/licensing/national-license.ts";
import { getCompact, listCompactMembers } from "#app/facts/reference/profession/compacts.ts";
import { findRoleOfPosting } from "#app/facts/reference/profession/paid-roles.ts";
import {
  professions as all,
  findProfession,
  type Profession,
} from "#app/facts/reference/profession/professions.ts";
import { findProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import {
  countOpenOfProfession,
  findOpenBySpecialty,
  type OpenBySpecialty,
} from "#app/jobs/search/openings/open-by-specialty.server.ts";
import { survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { paths } from "#app/paths.ts";
import { cursorParam, cutList, toList } from "#app/site/developers/contract/cursor.ts";
import { sources, toFigure, toNationalPay } from "#app/site/developers/contract/figures.ts";
import { none, notFound, slugParam, toResource } from "#app/site/developers/contract/resource.ts";
import { figure, listOfAnswers, payShape, url } from "#app/site/developers/contract/shapes.ts";

const shape = {
  slug: z.string().describe("The value of profession= in a search."),
  url,
  name: z.string(),
  plural: z.string(),
  group: z.string(),
  soc: z.string(),
  license: z.enum(["state", "certification", "none"]).describe("Who licenses the work."),
  compact: z.object({ code: z.string(), name: z.string(), url: z.url(), asOf: z.string() }).nullable(),
  openJobs: z.number().int().nullable().describe("Now. Null if we cannot count them."),
  payRole: z.string().nullable().describe("The role of /pay that has its figures."),
};

function toProfession(
  profession: Profession,
  counts: OpenBySpecialty | null,
  toUrl: (path: string) => string,
) {
  const { slug, name, plural, group, soc, license } = profession;
  const compact = profession.compact && getCompact(profession.compact);
  const page = findProfiledProfession(slug) ? paths.profession(slug) : paths.jobs(`profession=${slug}`);
  return {
    ...{ slug, url: toUrl(page), name, plural, group, soc, license },
    compact: compact && { code: compact.code, name: compact.name, url: compact.url, asOf: compact.asOf },
    openJobs: countOpenOfProfession(counts, slug),
    payRole: findRoleOfPosting(slug, null)?.slug ?? null,
  };
}

export const professions = toResource({
  path: "/professions",
  id: "listProfessions",
  group: "Catalog",
  title: "Professions",
  about: "Every profession that postings are filed under.",
  params: none,
  query: z.object({ cursor: cursorParam }),
  answer: listOfAnswers(z.object(shape)),
  toExample: () => "/professions",
  async find(context, { query, self, toUrl }) {
    const cut = cutList(self, query.cursor, all);
    if ("refused" in cut) return cut;
    const counts = await findOpenBySpecialty(context);
    return toList(
      self,
      toUrl,
      cut.rows.map((one) => toProfession(one, counts, toUrl)),
      cut.at,
    );
  },
});

export const profession = toResource({
  path: "/professions/{slug}",
  id: "getProfession",
  group: "Catalog",
  title: "One profession",
  about: "A profession with its pay, outlook and license rule in the country.",
  params: z.object({ slug: slugParam }),
  query: none,
  answer: z.object({
    ...shape,
    summary: z.string().nullable(),
    pay: payShape.nullable(),
    outlook: z
      .object({
        jobs: figure,
        growth: figure,
        openingsPerYear: figure,
        entryEducation: z.string(),
      })
      .nullable(),
    licensing: z
      .object({
        rule: z.string(),
        compactMembers: z.array(z.string()).describe("States where the compact is in force."),
      })
      .nullable(),
  }),
  toExample: () => "/professions/registered-nurse",
  async find(context, { params: { slug }, toUrl }) {
    const found = findProfession(slug);
    if (!found) return notFound("There is no such profession. /api/v1/professions lists them.");
    const role = findRoleOfPosting(slug, null);
    const [counts, wages, record] = await Promise.all([
      findOpenBySpecialty(context),
      role && readCatalog(context.env.CATALOG, "wages", role.soc),
      findProfiledProfession(slug) && readCatalog(context.env.CATALOG, "profession", slug),
    ]);
    const outlook = record?.outlook;
    const span = "2024 to 2034";
    const national = toNationalLicense(slug);
    return {
      ...toProfession(found, counts, toUrl),
      summary: record?.summary ?? null,
      pay: wages ? toNationalPay(wages.national, wages.employed, survey2025) : null,
      outlook: outlook
        ? {
            jobs: toFigure(outlook.jobs2024, "jobs", sources.outlook, "2024"),
            growth: toFigure(outlook.changePercent, "percent", sources.outlook, span),
            openingsPerYear: toFigure(outlook.openingsPerYear, "openings a year", sources.outlook, span),
            entryEducation: outlook.entryEducation,
          }
        : null,
      licensing: national && {
        rule: national.rule,
        compactMembers: found.compact ? [...listCompactMembers(found.compact)] : [],
      },
    };
  },
});
