import type { Metro } from "#app/facts/catalog/place-records.ts";
import { type PublishedPay, topCode } from "#app/facts/catalog/record-fields.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { isResidentPay } from "#app/facts/reference/profession/resident-pay.ts";
import { wageScopes } from "#app/facts/reference/profession/wage-occupation.ts";
import { wantedProfessions } from "#app/facts/reference/profession/wanted-professions.ts";
import { formatSigned, listWithAnd, toRunningText } from "#app/kit/text/figures.ts";
import { toEndRank, toNumberWord, toPercentText } from "#app/kit/text/prose.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatPay, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { toCityName } from "./metro-people.ts";

export interface LocalPay {
  slug: string;
  soc: string;
  name: string;
  plural: string;
  pay: PublishedPay;
  rank: number | null;
  of: number;
  national: number | null;
}

/** Leaves out medians that are mostly residents' pay. */
export function listLocalPay({ pay, standing }: Pick<Metro, "pay" | "standing">): LocalPay[] {
  const wanted: readonly string[] = wantedProfessions;
  const toPlace = (slug: string) => (wanted.includes(slug) ? wanted.indexOf(slug) : wanted.length);
  return profiledProfessions
    .flatMap(({ slug, soc, name, plural }) => {
      const figures = pay[soc];
      const place = standing[soc];
      if (!figures || figures.median === null || !place) return [];
      if (isResidentPay(soc, figures, place.national)) return [];
      return [
        {
          slug,
          soc,
          name,
          plural: toRunningText(plural),
          pay: figures,
          ...place,
        },
      ];
    })
    .sort((a, b) => toPlace(a.slug) - toPlace(b.slug));
}

export const findNurses = (pays: readonly LocalPay[]): LocalPay | null =>
  pays.find(({ slug }) => slug === "registered-nurse") ?? null;

export function toDifference({ pay: { median }, national }: LocalPay): string {
  const percent = toPercentAbove(median, national);
  if (percent === null) return "–";
  return percent === 0 ? "same" : formatSigned(percent, (amount) => `${amount}%`);
}

export function toPercentAbove(median: number | null, national: number | null): number | null {
  if (median === null || national === null || median >= topCode || national >= topCode) return null;
  return Math.round((median / national - 1) * 100);
}

export const toRangeText = ({ p10, p90 }: PublishedPay): string =>
  p10 === null || p90 === null ? "–" : `${formatPay(p10, survey2024)} to ${formatPay(p90, survey2024)}`;

export function describePay(metro: Metro, pays: readonly LocalPay[]): string[] {
  return [
    [toNursesText(metro, findNurses(pays)), toNeighborText(metro, findNurses(pays))],
    [...toEndTexts(pays), toCountText(pays), toTopText(pays)],
  ]
    .map((sentences) => sentences.filter(Boolean).join(" "))
    .filter(Boolean);
}

function toNursesText(metro: Metro, nurses: LocalPay | null): string {
  const city = toCityName(metro);
  if (!nurses?.pay.median) return `We have no pay figure for registered nurses in ${city}.`;
  const rank = toEndRank(nurses.rank, nurses.of, ["highest", "lowest"]);
  const ranked = rank ? `, ${rank} of ${nurses.of} metros` : "";
  return `Registered nurses in ${city} earn a median of ${formatDollars(nurses.pay.median)} (BLS, May 2024), ${compareWithNation(nurses)}${ranked}.`;
}

function compareWithNation({ pay, national }: LocalPay): string {
  const percent = toPercentAbove(pay.median, national) ?? 0;
  const median = `the national median of ${formatDollars(national!)}`;
  if (percent === 0) return `${pay.median === national ? "" : "about "}the same as ${median}`;
  return `${toPercentText(percent)} ${percent > 0 ? "above" : "below"} ${median}`;
}

function toNeighborText({ nearest }: Metro, nurses: LocalPay | null): string | null {
  const own = nurses?.pay.median;
  if (!own) return null;
  const [best] = nearest
    .flatMap((area) => (area.nurseMedian ? [{ ...area, gap: area.nurseMedian - own }] : []))
    .sort((a, b) => b.gap - a.gap);
  if (!best) return null;
  const gap = formatDollars(Math.abs(best.gap));
  if (best.gap > 0)
    return `${best.name}, ${formatCount(best.miles)} miles away, pays them most of the five nearest metros: ${gap} more.`;
  const closest = best.gap < 0 ? `, ${gap} less` : ", the same";
  return `None of the five nearest metros pays them more; ${best.name} is closest${closest}.`;
}

const mostTold = 2;

function toEndTexts(pays: readonly LocalPay[]): string[] {
  return pays
    .filter(({ slug }) => slug !== "registered-nurse" && !(slug in wageScopes))
    .flatMap((local) => {
      const rank = toEndRank(local.rank, local.of, ["highest", "lowest"]);
      if (!rank) return [];
      const fromEnd = Math.min(local.rank!, local.of - local.rank! + 1);
      const median = formatDollars(local.pay.median!);
      return [
        {
          fromEnd,
          text: `${startSentence(local.plural)} earn ${median}, ${rank} median of ${local.of} metros.`,
        },
      ];
    })
    .sort((a, b) => a.fromEnd - b.fromEnd)
    .slice(0, mostTold)
    .map(({ text }) => text);
}

function toCountText(pays: readonly LocalPay[]): string | null {
  const compared = pays.flatMap(({ pay, national }) => toPercentAbove(pay.median, national) ?? []);
  const above = compared.filter((percent) => percent > 0).length;
  if (compared.length < 4) return null;
  const all = toNumberWord(compared.length);
  if (above === 0) return `None of the ${all} professions we can compare earns more here than nationally.`;
  if (above === compared.length)
    return `All ${all} professions we can compare earn more here than nationally.`;
  return `${startSentence(toNumberWord(above))} of the ${all} professions we can compare ${above === 1 ? "earns" : "earn"} more here than nationally.`;
}

function toTopText(pays: readonly LocalPay[]): string | null {
  const own = pays.filter(({ slug }) => !(slug in wageScopes));
  const open = own.filter(({ pay }) => pay.median! >= topCode).map(({ plural }) => plural);
  const [most] = own.toSorted((a, b) => b.pay.median! - a.pay.median!);
  if (open.length === 0)
    return most
      ? `The highest median of a profession with a survey figure of its own is ${formatDollars(most.pay.median!)}, for ${most.plural}.`
      : null;
  const named =
    open.length > 3 ? `${toNumberWord(open.length)} professions, including ${open[0]}` : listWithAnd(open);
  return `The median is $${formatCount(topCode)} or more for ${named}.`;
}
