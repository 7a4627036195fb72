import type { DemandPart } from "#app/facts/catalog/live-records.ts";
import {
  countOpen,
  countOpenOfProfession,
  type OpenBySpecialty,
} from "#app/jobs/search/openings/open-by-specialty.server.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { physicianSpecialtyCodes } from "#app/facts/reference/profession/wage-occupation.ts";

type DemandRow = DemandPart["rows"][number] & {
  /** Null when it could not be counted, or when no posting is filed under it. */
  open: number | null;
};

export interface DemandView {
  growthOfAll: number;
  clinical: DemandRow[];
  physicians: DemandRow[];
  total: number | null;
}

export function toDemandView({ growthOfAll, rows }: DemandPart, counts: OpenBySpecialty | null): DemandView {
  const counted = rows.map((row) => ({ ...row, open: counts && countFiled(counts, row) }));
  return {
    growthOfAll,
    clinical: counted.filter(({ isPhysician }) => !isPhysician),
    physicians: counted.filter(({ isPhysician }) => isPhysician),
    total: counts && countFiledOnce(counts),
  };
}

/** The key without a specialty, "physician/", has all postings of the profession. */
const countFiledOnce = (counts: OpenBySpecialty): number =>
  [...counts].reduce((sum, [key, open]) => (/.\/$/.test(key) ? sum + open : sum), 0);

/** Postings have finer fields than the survey, so one occupation may cover several of ours. */
function countFiled(counts: OpenBySpecialty, { soc, isPhysician }: DemandPart["rows"][number]) {
  const found = isPhysician
    ? [...physicianSpecialtyCodes]
        .filter(([, code]) => code === soc)
        .map(([specialty]) => countOpen(counts, { profession: "physician", specialty }) ?? 0)
    : professions
        .filter((profession) => profession.soc === soc)
        .map(({ slug }) => countOpenOfProfession(counts, slug) ?? 0);
  return found.length > 0 ? found.reduce((sum, open) => sum + open, 0) : null;
}
