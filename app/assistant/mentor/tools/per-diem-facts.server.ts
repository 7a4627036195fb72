import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { monthNames } from "#app/clinicians/offer/terms/month-names.ts";
import { type FederalWeek, findFederalWeek } from "#app/clinicians/offer/words/offer-facts.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { ofKind } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { formatDay } from "#app/kit/text/when.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import { listAskedCities } from "./asked-places.server.ts";

const mostCities = 2;
const mostMonths = 2;

/** What federal travelers are paid for lodging and meals in these cities, or where in the state rates are listed. */
export async function describeFederalRates(context: SiteContext, asked: Asked): Promise<SourcedFact[]> {
  const cities = listAskedCities(asked).slice(0, mostCities);
  const named = listMonths(asked.sentence.words);
  const months = named.length > 0 ? named : [new Date(context.now).getUTCMonth() + 1];
  const [state] = asked.states;
  if (cities.length === 0) return state ? describeStateRates(context, state, months[0]!) : [];
  const told = await Promise.all(
    cities.map(async ({ name, stateCode }) => {
      const rates = await readRates(context, stateCode);
      return months.slice(0, mostMonths).flatMap((month) => {
        const week = findFederalWeek(rates, name, month);
        const page = toPage({ state: stateCode, city: name, month: String(month) });
        return week
          ? describeWeek(week, { name, month, offered: readWeekly(asked) }).map((text) => ({ text, ...page }))
          : [
              {
                text: `We have no federal rate for ${name}. Look it up by county at gsa.gov/perdiem.`,
                ...page,
              },
            ];
      });
    }),
  );
  return told.flat();
}

const readRates = ({ env }: SiteContext, code: string) =>
  readCatalog(env.CATALOG, "per-diem", findState(code)!.slug).catch(() => null);

const toPage = (asked: Record<string, string>) => ({
  source: paths.salaryTool(new URLSearchParams({ kind: "travel", ...asked }).toString()),
  title: "Salary tool",
});

interface Stay {
  name: string;
  month: number;
  /** Dollars a week of stipends that the question names. */
  offered: number | null;
}

function describeWeek(
  { rate, lodging, meals, isStandard }: FederalWeek,
  { name, month, offered }: Stay,
): string[] {
  const night = rate.lodging[month - 1]!;
  const all = lodging + meals;
  const [least, most] = [Math.min(...rate.lodging), Math.max(...rate.lodging)];
  const setBy = rate.authority === "GSA" ? "GSA" : "Department of Defense";
  const listed = rate.destination.includes(name) ? "" : ` (listed as ${rate.destination})`;
  const where = isStandard ? `${name}, whose county is not listed,` : `${name}${listed}`;
  return [
    `The federal per diem in ${where} in ${monthNames[month - 1]} is ${formatDollars(night)} a night for lodging, before tax, and ${formatDollars(rate.meals)} a day for meals and incidentals (${setBy}, from ${formatDay(rate.from)}).`,
    `That comes to ${formatDollars(all)} for seven nights and days: ${formatDollars(lodging)} for lodging and ${formatDollars(meals)} for meals and incidentals.`,
    ...(offered
      ? [
          `Stipends of ${formatDollars(offered)} a week are ${Math.round((offered / all) * 100)}% of it. Up to the rate they may be free of tax without receipts, if you have a tax home.`,
        ]
      : []),
    ...(least < most
      ? [
          `Lodging there goes from ${formatDollars(least)} to ${formatDollars(most)} a night through the year.`,
        ]
      : []),
  ];
}

async function describeStateRates(context: SiteContext, code: string, month: number): Promise<SourcedFact[]> {
  const rates = await readRates(context, code);
  if (!rates) return [];
  const { standard } = rates;
  const page = toPage({ state: code, month: String(month) });
  const named = [...new Set(rates.rates.map(({ destination }) => destination))];
  const lines = [
    `In ${toStateText(code)}, the federal per diem depends on the county. Where none is listed, it is ${formatDollars(standard.lodging[month - 1]!)} a night for lodging and ${formatDollars(standard.meals)} a day for meals and incidentals.`,
    named.length > 0 && `Rates of their own: ${listWithAnd(named)}. Ask again with the city.`,
  ];
  return lines.flatMap((text) => (text ? [{ text, ...page }] : []));
}

/** "May" is a month after "in" and the like. */
const listMonths = (words: string): number[] =>
  monthNames.flatMap((name, at) => {
    const short = name.slice(0, 3);
    const pattern = name === "May" ? "(?:in|for|of|during|by) may" : `${short}(?:${name.slice(3)})?`;
    return new RegExp(String.raw`\b${pattern}\b`, "i").test(words) ? [at + 1] : [];
  });

/** "$1,100/wk" */
const readWeekly = ({ sentence: { readings } }: Asked): number | null =>
  ofKind(readings, "pay").find(({ period }) => period === "week")?.min ?? null;
