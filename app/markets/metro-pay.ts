import { startSentence } from "#app/candidates/license-words.ts";
import type { Metro } from "#app/platform/place-records.ts";
import { type Pay, topCode } from "#app/platform/record-fields.ts";
import { profiledProfessions } from "#app/specialties/profiled-professions.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { formatPay, survey2024 } from "#app/ui/pay-scale.ts";
import { formatOrdinal, formatSigned, listWithAnd, toRunningText } from "./figures.ts";
import { toCityName } from "./metro-people.ts";
import { pick, toCounted, toNumberWord, toPercentText, toRanked } from "./prose.ts";
import { isResidentPay } from "./resident-pay.ts";
import { wageScopes, wantedProfessions } from "./wanted-professions.ts";

/** A profession with what it makes in an area, and how that stands. */
export interface LocalPay {
  slug: string;
  name: string;
  plural: string;
  pay: Pay;
  rank: number | null;
  of: number;
  /** The country's median of the same survey. */
  national: number | null;
}

/** Of the 25, those with a published median that is not one of residents, the ten most looked for first. */
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

/** "+4%", against the country; "–" where one of the two is not printed. */
export function toDifference({ pay: { median }, national }: LocalPay): string {
  const percent = toPercentAbove(median, national);
  if (percent === null) return "–";
  return percent === 0 ? "same" : formatSigned(percent, (amount) => `${amount}%`);
}

export function toPercentAbove(median: number | null, national: number | null): number | null {
  if (median === null || national === null || median >= topCode || national >= topCode) return null;
  return Math.round((median / national - 1) * 100);
}

export const toRangeText = ({ p10, p90 }: Pay): string =>
  p10 === null || p90 === null
    ? "not published"
    : `${formatPay(p10, survey2024)} to ${formatPay(p90, survey2024)}`;

/** How the area pays beside others: nurses first, then who does best and worst here. */
export function tellPay(metro: Metro, pays: readonly LocalPay[]): string[] {
  return [
    [toNursesText(metro, findNurses(pays)), toNeighborText(metro, findNurses(pays))],
    [toExtremesText(metro, pays), toCountText(metro, pays), toTopText(pays)],
  ]
    .map((sentences) => sentences.filter(Boolean).join(" "))
    .filter(Boolean);
}

function toNursesText(metro: Metro, nurses: LocalPay | null): string {
  const city = toCityName(metro);
  if (!nurses?.pay.median) return `The survey prints no figure for registered nurses in ${city}.`;
  const median = formatDollars(nurses.pay.median);
  const percent = toPercentAbove(nurses.pay.median, nurses.national) ?? 0;
  const by = toPercentText(percent);
  const place = nurses.rank === null ? "" : `, ${toRanked(nurses.rank, "highest")} of ${nurses.of}`;
  if (percent >= 15)
    return pick(
      [
        `${city} is a high-wage market for nurses: half of them make more than ${median}${place}.`,
        `Nurses do well here. Their median of ${median} beats the country's by ${by}${place}.`,
      ],
      metro.rank,
    );
  if (percent >= 3)
    return pick(
      [
        `A nurse's median here is ${median}, ${by} over the country's${place}.`,
        `Registered nurses in the middle make ${median}${place}; the country is ${by} below.`,
      ],
      metro.rank,
    );
  if (percent > -3)
    return pick(
      [
        `At ${median}, nurses are paid about what the country pays${place}.`,
        `${city} pays nurses close to the national middle: ${median}${place}.`,
      ],
      metro.rank,
    );
  if (percent > -15)
    return pick(
      [
        `Nurses in the middle make ${median}, ${by} under the country's median${place}.`,
        `The median for nurses is ${median}${place}, short of the country by ${by}.`,
        `${median} is what a nurse in the middle makes${place}, and ${by} less than nationally.`,
      ],
      metro.rank,
    );
  return pick(
    [
      `Nurses' wages are low here: ${median} at the median${place}, ${by} below the country.`,
      `${by.replace(" percent", "")} percent below the country: that is where nurses stand, at ${median}${place}.`,
    ],
    metro.rank,
  );
}

function toNeighborText({ nearest }: Metro, nurses: LocalPay | null): string | null {
  const own = nurses?.pay.median;
  if (!own) return null;
  const others = nearest.flatMap((area) =>
    area.nurseMedian ? [{ ...area, gap: area.nurseMedian - own }] : [],
  );
  const best = others.reduce<(typeof others)[number] | null>(
    (most, area) => (!most || area.gap > most.gap ? area : most),
    null,
  );
  if (!best) return null;
  if (best.gap > 0) {
    const gap = formatDollars(best.gap);
    return best.miles <= 60
      ? `${best.name}, ${best.miles} miles off, pays them ${gap} more.`
      : `Of the areas nearby ${best.name} pays most, ${gap} above, at ${best.miles} miles.`;
  }
  return `None of the five nearest areas pays them more; ${best.name} comes closest, ${formatDollars(-best.gap)} behind.`;
}

function toExtremesText(metro: Metro, pays: readonly LocalPay[]): string | null {
  const ranked = pays
    .filter(({ slug, rank, of }) => rank !== null && of >= 100 && !(slug in wageScopes))
    .sort((a, b) => a.rank! / a.of - b.rank! / b.of);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  if (!best || !worst || best === worst) return null;
  const [high, low] = [formatDollars(best.pay.median!), formatDollars(worst.pay.median!)];
  return pick(
    [
      `Beside other areas, ${best.plural} stand best (${high}, ${toRanked(best.rank!, "highest")} of ${best.of}) and ${worst.plural} worst (${low}, ${formatOrdinal(worst.rank!)} of ${worst.of}).`,
      `The strongest figure is that of ${best.plural}: ${high} is the ${toRanked(best.rank!, "highest")} among ${best.of} areas. The weakest is that of ${worst.plural}, ${low}, at rank ${worst.rank} of ${worst.of}.`,
      `${startSentence(best.plural)} are where ${toCityName(metro)} pays best by comparison, ${high} and rank ${best.rank} of ${best.of}; ${worst.plural} come out lowest, ${low} and rank ${worst.rank} of ${worst.of}.`,
    ],
    metro.rank,
  );
}

function toCountText(metro: Metro, pays: readonly LocalPay[]): string | null {
  const compared = pays.flatMap(({ pay, national }) => toPercentAbove(pay.median, national) ?? []);
  const above = compared.filter((percent) => percent > 0).length;
  if (compared.length < 4) return null;
  if (above === 0)
    return `None of the ${toNumberWord(compared.length)} medians that can be compared is above the country's.`;
  if (above === compared.length)
    return `All ${toNumberWord(above)} medians that can be compared are above the country's.`;
  return pick(
    [
      `Of ${toNumberWord(compared.length)} medians that can be compared, ${toNumberWord(above)} ${above === 1 ? "is" : "are"} above the country's.`,
      `${startSentence(toCounted(above, "profession"))} out of ${toNumberWord(compared.length)} make more here than nationally.`,
    ],
    metro.rank,
  );
}

function toTopText(pays: readonly LocalPay[]): string | null {
  const own = pays.filter(({ slug }) => !(slug in wageScopes));
  const open = own.filter(({ pay }) => pay.median! >= topCode).map(({ plural }) => plural);
  const [most] = own.filter(({ pay }) => pay.median! < topCode).sort((a, b) => b.pay.median! - a.pay.median!);
  if (open.length === 0) return most ? `The highest median is that of ${most.plural}.` : null;
  if (open.length > 3)
    return `${startSentence(toNumberWord(open.length))} fields have medians of $${formatCount(topCode)} or more, ${open[0]} among them.`;
  return `Medians of $${formatCount(topCode)} or more: ${listWithAnd(open)}.`;
}
