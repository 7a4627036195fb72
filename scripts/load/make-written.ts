import * as z from "zod";
import type { CatalogRecord, RecordKind } from "#app/facts/catalog/catalog.ts";
import { slug } from "#app/facts/catalog/record-fields.ts";
import { aboutSection, faqGroup, policyText } from "#app/facts/catalog/trust-records.ts";
import {
  areaText,
  buyerBand,
  buyerText,
  careerPath,
  familyText,
  hiringCustoms,
  hubText,
  jobListText,
  npPaField,
} from "#app/facts/catalog/written-records.ts";
import type { ProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import { toHubsOf } from "#app/pages/sitemap/hub-links.ts";
import type { Reference } from "./reference/reference.ts";
import { toPublishedPay } from "./reference/surveyed-pay.ts";
import { fillSiteFacts } from "./source/site-facts.ts";
import { knownProfession, readWritten, searchedProfession, searchedSpecialty } from "./source/written.ts";

const path = z.string().regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/);

const roles = z
  .array(
    hubText.shape.roles.element.extend({
      profession: searchedProfession.optional(),
      specialty: searchedSpecialty.optional(),
    }),
  )
  .min(5)
  .max(8);

const writtenHub = hubText.extend({ slug, roles });

const writtenBuyer = buyerText.extend({
  slug,
  roles,
  bands: z
    .array(buyerBand.omit({ pay: true }))
    .min(3)
    .max(8),
});

/** By the name of the file in data/catalog. */
export const writtenFiles = {
  area_intros: z.array(areaText.extend({ path })),
  profession_lists: z.array(jobListText.extend({ path })),
  family_intros: z.array(familyText.extend({ dataFile: slug })),
  recruiter_hubs: z.array(writtenHub),
  recruiter_pages: z.array(writtenHub),
  buyer_pages: z.array(writtenBuyer),
  career_paths: z.array(
    careerPath.extend({ from: knownProfession.nullable(), to: knownProfession.nullable() }),
  ),
  /** For the browser, whose code holds them (app/catalogue/specialties/np-pa/np-pa-fields.ts). */
  np_pa_specialties: z.array(npPaField),
  /** `of` is a category of professions, or one profession whose customs differ. */
  hiring_customs: z.array(hiringCustoms.extend({ of: slug })),
  policies: z.array(policyText),
  about_us: z.array(aboutSection),
  faq: z.array(faqGroup),
};

export type Written = { [Name in keyof typeof writtenFiles]: z.infer<(typeof writtenFiles)[Name]> };

export function readWrittenFiles(folder: string): Written {
  const entries = Object.entries(writtenFiles).map(([name, schema]) => [
    name,
    readWritten(`${folder}/catalog/${name}.json`, schema as z.ZodType),
  ]);
  return Object.fromEntries(entries) as Written;
}

type Records<Kind extends RecordKind> = Map<string, CatalogRecord<Kind>>;

export function toWrittenRecords(written: Written) {
  const area: Records<"area"> = byName(written.area_intros, ({ path, ...text }) => [path.slice(1), text]);
  const jobList: Records<"job-list"> = byName(written.profession_lists, ({ path, ...text }) => [
    path.slice(1),
    text,
  ]);
  const family: Records<"family"> = byName(written.family_intros, ({ dataFile, ...text }) => [
    dataFile,
    text,
  ]);
  const hub: Records<"hub"> = byName(listHubs(written), ({ slug, ...text }) => [slug, text]);
  return {
    area,
    "job-list": jobList,
    family,
    hub,
    careers: new Map([["", written.career_paths]]),
    policy: byName(fillSiteFacts(written.policies), (policy) => [policy.slug, policy]),
    about: new Map([["", fillSiteFacts(written.about_us)]]),
    faq: new Map([["", fillSiteFacts(written.faq)]]),
  };
}

const listHubs = ({ recruiter_hubs, recruiter_pages }: Written) => [...recruiter_hubs, ...recruiter_pages];

export const toBuyerRecords = (written: Written, { nationalWages }: Reference): Records<"buyer"> =>
  byName(written.buyer_pages, ({ slug, bands, ...text }) => [
    slug,
    {
      ...text,
      bands: bands.map((band) => ({ ...band, pay: toPublishedPay(getWages(nationalWages, band.soc)) })),
    },
  ]);

function getWages(wages: Reference["nationalWages"], soc: string) {
  const row = wages.get(soc);
  if (!row)
    throw new Error(`data/catalog/buyer_pages.json names ${soc}, which the wage survey does not have.`);
  return row;
}

function byName<Entry, Value>(
  entries: readonly Entry[],
  toPair: (entry: Entry) => [string, Value],
): Map<string, Value> {
  const pairs = entries.map(toPair);
  const map = new Map(pairs);
  const twice = pairs.find(([name], at) => pairs.findIndex(([other]) => other === name) !== at);
  if (twice) throw new Error(`data/catalog has two texts for ${twice[0]}.`);
  return map;
}

export function toHiring({ hiring_customs }: Written, slug: string, category: string) {
  const found =
    hiring_customs.find((of) => of.of === slug) ?? hiring_customs.find((of) => of.of === category);
  if (!found) throw new Error(`data/catalog/hiring_customs.json has nothing for ${category}.`);
  const { of: _, ...customs } = found;
  return customs;
}

/** The weeks that the profession's last hub states, unless its first states none. */
export function findHubOffer(written: Written, profession: Pick<ProfiledProfession, "slug">): string | null {
  const hubs = listHubs(written);
  const offers = toHubsOf(profession).map(({ to }) => hubs.find(({ slug }) => `/${slug}` === to)?.offer);
  return (offers[0] && offers.at(-1)) || null;
}
