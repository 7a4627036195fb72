import * as z from "zod";
import { article, articleBrief } from "./article-records.ts";
import { download } from "./download-records.ts";
import { perDiem, taxFiles } from "./pay-records.ts";
import { cityMarket, metro, metroLink, place, stateRecord, stateRow } from "./place-records.ts";
import { profession, professionRow, specialtyDetail, specialtyEntry } from "./profession-records.ts";
import { stateCode } from "./record-fields.ts";
import { checklistEntry, skillsChecklist } from "./skill-records.ts";
import { aboutSection, faqGroup, policyText } from "./trust-records.ts";
import { cityMetros, paidPlaces, priceLevels, rolePay, wages } from "./wage-records.ts";
import { areaText, buyerText, careerPath, familyText, hubText, jobListText } from "./written-records.ts";

/** A KV key is the kind and, except for tables of all records, a slug. */
export const recordSchemas = {
  states: z.array(stateRow).length(51),
  state: stateRecord,
  market: cityMarket,
  markets: z.array(cityMarket.pick({ slug: true, metroSlug: true, salaryPremium: true })),
  /** By state slug: the areas whose principal city is in the state. */
  metros: z.array(metro),
  "metro-index": z.array(
    metroLink.extend({
      title: z.string(),
      stateCodes: z.array(stateCode),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  /** By state slug: places of at least 20,000 people, largest first. */
  places: z.array(place),
  "city-metros": cityMetros,
  wages,
  "role-pay": rolePay,
  "paid-places": paidPlaces,
  "price-levels": priceLevels,
  taxes: taxFiles,
  /** By state slug. */
  "per-diem": perDiem,
  profession,
  "profession-index": z.object({
    rows: z.array(professionRow).min(25),
    /** Projected change in the number of all jobs, 2024 to 2034. */
    allOccupationsPercent: z.number(),
  }),
  "specialty-index": z.array(specialtyEntry).min(600),
  specialties: z.array(specialtyDetail),
  area: areaText,
  hub: hubText,
  buyer: buyerText,
  "job-list": jobListText,
  family: familyText,
  careers: z.array(careerPath),
  policy: policyText,
  about: z.array(aboutSection),
  faq: z.array(faqGroup),
  article,
  /** Markdown. Its links to this site have no origin. */
  twin: z.string().min(1),
  articles: z.array(articleBrief),
  downloads: z.array(download),
  skills: skillsChecklist,
  "skills-index": z.array(checklistEntry),
};

export type RecordKind = keyof typeof recordSchemas;
export type CatalogRecord<Kind extends RecordKind> = z.infer<(typeof recordSchemas)[Kind]>;
