import { toWeekDate, type WeekCount, type WeekCounts } from "#app/jobs/search/openings/week-counts.server.ts";
import { findProfession, type ProfessionGroup } from "#app/facts/reference/profession/professions.ts";

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
