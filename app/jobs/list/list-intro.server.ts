import { findInCatalog } from "#app/facts/catalog/catalog.ts";
import type { ProfessionRow } from "#app/facts/catalog/profession-records.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toRunningText } from "#app/kit/text/figures.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import type { GridLink } from "#app/kit/ui/link-grid.tsx";
import type { Question } from "#app/pages/page/faq.ts";
import { type ProfessionJobList, paths } from "#app/paths.ts";

export interface ListIntro {
  intro: string;
  pay: string | null;
  professions: GridLink[];
  questions: readonly Question[];
}

/** With more professions, fewer questions fit below the page's limit of 20 kB. */
const fewProfessions = 4;

export async function findListIntro(
  context: SiteContext,
  list: ProfessionJobList,
  professions: readonly string[],
): Promise<ListIntro | null> {
  const [text, index] = await Promise.all([
    findInCatalog(context, "job-list", paths.professionJobs(list).slice(1)),
    findInCatalog(context, "profession-index"),
  ]);
  if (!text) return null;
  const profiled = profiledProfessions.filter(({ profession }) => professions.includes(profession));
  const rows = profiled.flatMap(({ slug }) => index?.rows.find((row) => row.slug === slug) ?? []);
  return {
    intro: text.intro,
    pay: toPayText(rows),
    professions: profiled.map(({ slug, name }) => ({
      name,
      to: paths.profession(slug),
      note: toMedian(rows.find((row) => row.slug === slug)),
    })),
    questions: text.questions.slice(0, profiled.length > fewProfessions ? 2 : 4),
  };
}

const toMedian = (row: ProfessionRow | undefined): string | null =>
  row?.pay.median ? withWageScope(row.slug, formatDollars(row.pay.median)) : null;

function toPayText(rows: readonly ProfessionRow[]): string | null {
  const byPay = rows.filter(({ pay }) => pay.median !== null).sort((a, b) => a.pay.median! - b.pay.median!);
  const [least, most] = [byPay[0], byPay.at(-1)];
  if (!least || !most) return null;
  if (least !== most)
    return `Among these ${formatCount(byPay.length)} professions, national medians range from ${toMedian(least)} a year (${toRunningText(least.name)}) to ${toMedian(most)} (${toRunningText(most.name)}) (BLS, May 2025).`;
  const { pay, jobs, outlook } = least;
  const middle =
    pay.p25 === null || pay.p75 === null
      ? ""
      : `, and the middle half earn ${formatDollars(pay.p25)} to ${formatDollars(pay.p75)}`;
  return `The national median is ${formatDollars(pay.median!)} a year${middle} (BLS, May 2025${jobs === null ? "" : `, n = ${formatCount(jobs)} jobs`}).${outlook ? ` BLS projects about ${formatCount(outlook.openingsPerYear)} openings a year.` : ""}`;
}
