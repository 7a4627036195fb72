import * as z from "zod";
import type { Profession } from "#app/platform/catalog-records.ts";
import { professionText } from "#app/platform/catalog-records.ts";
import { toNumber } from "./csv.ts";
import { toPay } from "./pay.ts";
import type { Reference } from "./reference.ts";

const writtenProfessions = z.array(
  professionText.extend({
    /** What the job search files its postings under. */
    profession: z.string(),
    specialty: z.string().nullable(),
    compact: z.string().nullable(),
    payScope: z.string().optional(),
  }),
);

/** The 25 profiles of data/catalog/professions.json with their figures. */
export function toProfessionRecords(reference: Reference): Profession[] {
  const outlooks = new Map(
    reference.read("bls_employment_projections_2024_2034_healthcare.csv").map((row) => [row.soc!, row]),
  );
  const written = writtenProfessions.parse(reference.readJson("catalog/professions.json"));
  return written.map(({ profession: _profession, specialty: _specialty, compact: _compact, ...text }) => {
    const { soc } = text;
    const wages = reference.nationalWages.get(soc);
    const outlook = outlooks.get(soc);
    if (!wages || !outlook) throw new Error(`${text.slug}: there are no figures for ${soc}.`);
    return {
      ...text,
      payScope: text.payScope ?? null,
      national: {
        pay: toPay(wages),
        jobs: toNumber(wages.employment),
        hourlyMedian: toNumber(wages.hourly_median),
      },
      outlook: {
        jobs2024: Number(outlook.emp_2024),
        jobs2034: Number(outlook.emp_2034),
        changePercent: Number(outlook.change_pct),
        openingsPerYear: Number(outlook.openings_annual_avg),
        entryEducation: outlook.entry_education!,
      },
      states: toStateMedians(reference, soc),
      metros: reference.metros.flatMap(({ slug, name, stateCodes, cbsa }) => {
        const pay = reference.metroPay.get(cbsa)?.[soc];
        return pay ? [{ slug, name, stateCodes, pay }] : [];
      }),
    };
  });
}

function toStateMedians(reference: Reference, soc: string): Profession["states"] {
  const medians = [...reference.stateMedians.values()]
    .flat()
    .filter((row) => row.soc === soc && row.annual_median)
    .map((row) => [row.state_code!, Number(row.annual_median)] as const);
  return medians.length > 0 ? Object.fromEntries(medians) : null;
}
