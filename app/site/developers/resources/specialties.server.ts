import * as z from "zod";
import { noSpecialtyFilters } from "#app/catalogue/specialties/specialty-filters.ts";
import {
  countOwn,
  listSpecialties,
  toSpecialtyJson,
} from "#app/catalogue/specialties/specialty-list.server.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { findOpenBySpecialty } from "#app/jobs/search/openings/open-by-specialty.server.ts";
import { paths } from "#app/paths.ts";
import { cursorParam, cutList, toList } from "#app/site/developers/contract/cursor.ts";
import { toNationalPay } from "#app/site/developers/contract/figures.ts";
import { none, notFound, slugParam, toResource, words } from "#app/site/developers/contract/resource.ts";
import { listOfAnswers, payShape, url } from "#app/site/developers/contract/shapes.ts";

const specialtyShape = {
  slug: z.string(),
  url,
  id: z.number().int(),
  name: z.string(),
  category: z.string(),
  specialtyFamily: z.string(),
  familySlug: z.string(),
  priority: z.string(),
  jobCount: z
    .number()
    .int()
    .nullable()
    .describe("Open postings. Null where they are counted under another specialty."),
};

const toSpecialty = (counted: Parameters<typeof toSpecialtyJson>[0], toUrl: (path: string) => string) => {
  const { dataFile: _, ...json } = toSpecialtyJson(counted);
  return { ...json, url: toUrl(paths.specialty(json.slug)) };
};

export const specialties = toResource({
  path: "/specialties",
  id: "listSpecialties",
  group: "Catalog",
  title: "Specialties",
  about: "Every specialty that has a page here. With words, the 20 that fit best.",
  params: none,
  query: z.object({
    query: words(100).optional().describe("Words or an abbreviation: icu, ob-gyn."),
    category: z
      .enum(["physician", "advanced-practice", "nursing", "allied", "administration"])
      .optional()
      .describe("Who works in it."),
    cursor: cursorParam,
  }),
  answer: listOfAnswers(z.object(specialtyShape)),
  toExample: () => "/specialties?query=icu",
  async find(context, { query: asked, self, toUrl }) {
    const [index, counts] = await Promise.all([
      getFromCatalog(context.env.CATALOG, "specialty-index"),
      findOpenBySpecialty(context),
    ]);
    const filters = {
      ...noSpecialtyFilters,
      query: asked.query?.trim() ?? "",
      category: asked.category ?? null,
    };
    const { found } = listSpecialties(index, counts, filters);
    const cut = cutList(self, asked.cursor, found);
    if ("refused" in cut) return cut;
    return toList(
      self,
      toUrl,
      cut.rows.map((one) => toSpecialty(one, toUrl)),
      cut.at,
    );
  },
});

export const specialty = toResource({
  path: "/specialties/{slug}",
  id: "getSpecialty",
  group: "Catalog",
  title: "One specialty",
  about: "What a specialty does, how it is learned and what it pays in the country.",
  params: z.object({ slug: slugParam }),
  query: none,
  answer: z.object({
    ...specialtyShape,
    description: z.string(),
    training: z.string(),
    hiring: z.string(),
    related: z.array(z.string()),
    nucc: z.string().nullable().describe("Its code in the Health Care Provider Taxonomy 25.1."),
    occupation: z.string().nullable().describe("The occupation whose pay this is."),
    pay: payShape.nullable(),
  }),
  toExample: () => "/specialties/cardiology",
  async find(context, { params: { slug }, toUrl }) {
    const { CATALOG } = context.env;
    const index = await getFromCatalog(CATALOG, "specialty-index");
    const entry = index.find((one) => one.slug === slug);
    if (!entry) return notFound("There is no such specialty. /api/v1/specialties lists them.");
    const [details, counts] = await Promise.all([
      getFromCatalog(CATALOG, "specialties", entry.dataFile),
      findOpenBySpecialty(context),
    ]);
    const detail = details.find((one) => one.slug === slug)!;
    const { national } = detail;
    const [counted] = countOwn(index, counts, [entry]);
    return {
      ...toSpecialty(counted!, toUrl),
      description: detail.description,
      training: detail.training,
      hiring: detail.hiring,
      related: detail.related,
      nucc: detail.nucc,
      occupation: national?.occupation ?? null,
      pay: national && toNationalPay(national.pay, national.jobs),
    };
  },
});
