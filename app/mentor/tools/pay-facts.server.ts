import type { WageRecord } from "#app/catalog/wage-records.ts";
import { getMetroFinder } from "#app/navigation/places/known-places.server.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { fullTimeHours } from "#app/reference/pay/full-time.ts";
import { getMarketPay } from "#app/reference/pay/market-pay.ts";
import { formatAmount, fromSurveyYear, type PayBasis } from "#app/reference/pay/pay-basis.ts";
import { country, type PayPlace, toPlaceInText } from "#app/reference/place/pay-place.ts";
import { findState, toStateText } from "#app/reference/place/states.ts";
import { findRoleOfPosting, type PaidRole, toPayScope } from "#app/reference/profession/paid-roles.ts";
import { getWages, hasOwnFigures } from "#app/salary/asked/asked-pay.server.ts";
import { toPayPath } from "#app/salary/asked/pay-address.ts";
import { listWithAnd } from "#app/text/figures.ts";
import { startSentence } from "#app/text/sentence.ts";
import { formatPay, isOpenEnded } from "#app/ui/chart/pay-scale.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import type { Asked } from "../reading/asked.ts";
import type { Told } from "../told/mentor-answer.ts";

const byYear: PayBasis = { per: "year", hours: fullTimeHours };
const byHour: PayBasis = { per: "hour", hours: fullTimeHours };
const mostPlaces = 3;

/** The survey's median of each place that was asked about, with what the figure covers. */
export async function tellMedianPay(context: SiteContext, asked: Asked): Promise<Told[]> {
  const { profession, specialty } = asked.subject;
  const role = findRoleOfPosting(profession ?? asked.profession?.slug ?? null, specialty);
  if (!role) return [];
  const [places, wages] = await Promise.all([listPlaces(context, asked), getWages(context, role)]);
  if (asksWhere.test(asked.sentence.words) && places.every(({ kind }) => kind === "country"))
    return [...tellBestPaid(role, wages), bestStates];
  return places
    .slice(0, mostPlaces)
    .flatMap((place) => tellPlace(role, wages, place))
    .concat(tellScope(role, asked));
}

const asksWhere =
  /\b(?:which|what|best|top|highest)\b.*\bstates?\b|\bstates?\b.*\b(?:most|best|highest)\b|\bwhere\b.*\b(?:most|best|highest)\b/;
const bestStates: Told = {
  text: "Our guide to the best states ranks all of them by pay, prices and law, with weights that you choose.",
  source: paths.resource("best-states"),
  title: "Best states",
};
const named = 3;

/** The survey publishes states for ten occupations only. */
function tellBestPaid(role: PaidRole, { people, states }: WageRecord): Told[] {
  const best = Object.entries(states)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, named)
    .map(([code, median]) => `${toStateText(code)} (${formatDollars(median)} a year)`);
  const text =
    best.length > 0
      ? `The median pay of ${people} is highest in ${listWithAnd(best)} (BLS, May 2025).`
      : `The survey publishes no median pay of ${people} by state.`;
  return [{ text, source: paths.rolePay(role.slug), title: `${role.name} pay` }];
}

function tellPlace(role: PaidRole, wages: WageRecord, place: PayPlace): Told[] {
  const { figures, source, wider } = getMarketPay(wages, place);
  const { p25, median, p75 } = figures;
  if (median === null) return [];
  const shown = wider ?? place;
  const toPage = (basis: PayBasis) =>
    toPayPath({ role, places: [shown], basis }, (slug) => slug === shown.slug && hasOwnFigures(wages, shown));
  const title = `${role.name} pay in ${toPlaceInText(shown)}`;
  const hourly = formatAmount(fromSurveyYear(median, byHour), "hour");
  const lines = [
    `${startSentence(wages.people)} in ${toPlaceInText(shown)} earn a median of ${formatPay(median, source)} a year (BLS, ${source.period}).`,
    wider && `The survey has no figure for ${toPlaceInText(place)}.`,
    p25 !== null &&
      p75 !== null &&
      `The middle half earns ${formatPay(p25, source)} to ${formatPay(p75, source)} a year.`,
  ].flatMap((text) => (text ? [{ text, source: toPage(byYear), title }] : []));
  const anHour = {
    text: `That median is ${hourly} an hour.`,
    source: toPage(byHour),
    title: `${title}, by the hour`,
  };
  return isOpenEnded(median, source) ? lines : [...lines, anHour];
}

function tellScope(role: PaidRole, { subject: { specialty } }: Asked): Told[] {
  const scope = toPayScope(role);
  const source = toPayPath({ role, places: [], basis: byYear }, () => false);
  const tell = (text: string): Told[] => [{ text, source, title: `${role.name} pay` }];
  if (scope) return tell(`That figure is counted with ${scope}.`);
  if (specialty === null || role.specialty !== null) return [];
  return tell(
    `The survey does not count this unit or specialty alone: the figure is of all ${role.plural.toLowerCase()}.`,
  );
}

async function listPlaces(context: SiteContext, { subject, states }: Asked): Promise<PayPlace[]> {
  const { city } = subject;
  const metro = city && (await getMetroFinder(context))(city.name, city.stateCode);
  if (city && metro)
    return [{ kind: "metro", slug: metro.slug, name: metro.name, stateCodes: [city.stateCode] }];
  const named = states.flatMap((code): PayPlace[] => {
    const state = findState(code);
    return state ? [{ kind: "state", slug: state.slug, name: state.name, code }] : [];
  });
  return named.length > 0 ? named : [country];
}
