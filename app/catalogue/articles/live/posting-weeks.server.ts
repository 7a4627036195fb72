import type { DemandPart } from "#app/facts/catalog/live-records.ts";
import {
  findProfession,
  type ProfessionGroup,
  professions,
} from "#app/facts/reference/profession/professions.ts";
import { physicianSpecialtyCodes } from "#app/facts/reference/profession/wage-occupation.ts";
import {
  countOpen,
  countOpenOfProfession,
  type OpenBySpecialty,
} from "#app/jobs/search/openings/open-by-specialty.server.ts";
import { toWeekDate, type WeekCount, type WeekCounts } from "#app/jobs/search/openings/open-counts.server.ts";

export const weeksShown = 12;

const groupNames: Record<ProfessionGroup | "other", string> = {
  physician: "Physicians",
  "advanced-practice": "NPs, PAs, CRNAs and midwives",
  nursing: "RNs, LPNs and nursing assistants",
  therapy: "Therapy",
  diagnostic: "Imaging, laboratory and testing",
  pharmacy: "Pharmacy",
  behavioral: "Behavioral health",
  emergency: "Emergency medical services",
  dental: "Dental",
  support: "Assistants and support",
  administration: "Administration",
  other: "Profession not stated",
};

export interface WeekRow {
  name: string;
  postings: number[];
  total: number;
  withPay: number;
}

export interface PostingWeeks {
  /** Mondays, oldest first. */
  weeks: string[];
  all: WeekRow;
  withPay: number[];
  open: number[];
  groups: WeekRow[];
  soFar: number;
}

/** Whole weeks from the first posting on. The current week is separate, because it is not over. */
export function toPostingWeeks({ posted, open }: WeekCounts, thisWeek: number): PostingWeeks {
  const whole = posted.filter(({ week }) => week < thisWeek);
  const first = whole.reduce((least, { week }) => Math.min(least, week), thisWeek);
  const weeks = Array.from({ length: thisWeek - first }, (_, at) => first + at);
  const toRow = (name: string, of: readonly WeekCount[]): WeekRow => ({
    name,
    postings: weeks.map((week) => sum(of.filter((count) => count.week === week))),
    total: sum(of),
    withPay: sumPaid(of),
  });
  const groups = new Set(whole.map(toGroup));
  return {
    weeks: weeks.map(toWeekDate),
    all: toRow("All postings", whole),
    withPay: weeks.map((week) => sumPaid(whole.filter((count) => count.week === week))),
    open: weeks.map((week) => open.get(week) ?? 0),
    groups: [...groups]
      .map((group) =>
        toRow(
          groupNames[group],
          whole.filter((count) => toGroup(count) === group),
        ),
      )
      .sort((a, b) => b.total - a.total),
    soFar: sum(posted.filter(({ week }) => week >= thisWeek)),
  };
}

const toGroup = ({ profession }: WeekCount) => findProfession(profession)?.group ?? "other";
const sum = (of: readonly WeekCount[]): number => of.reduce((total, { postings }) => total + postings, 0);
const sumPaid = (of: readonly WeekCount[]): number => of.reduce((total, { withPay }) => total + withPay, 0);

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
