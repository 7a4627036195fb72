import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { toComparisonPath } from "#app/catalogue/places/state/comparison.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { StateRow } from "#app/facts/catalog/place-records.ts";
import {
  toAuthorityCell,
  toAuthoritySource,
  toNewerLaw,
} from "#app/facts/reference/place/practice-authority.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { describeRatioLaw, describeRatioLaws } from "#app/facts/reference/profession/staffing-laws.ts";
import { ofKind } from "#app/jobs/search/query/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

const findRows = async ({ env }: SiteContext, codes: readonly string[]) => {
  const rows = (await readCatalog(env.CATALOG, "states").catch(() => null)) ?? [];
  return codes.flatMap((code) => rows.find((row) => row.code === code) ?? []);
};

/** "Do I need a physician?" is answered the other way around than "Can I work alone?" */
const asksNeed =
  /\b(?:needs?|requires?|required|must|(?:have|has) to)\b(?!.*\b(?:alone|independen\w*|without)\b)/;
const opposite = { Yes: "No", No: "Yes", "In part": "In part" } as const;

/** How far nurse practitioners may work without a physician. */
export async function describeAuthority(
  context: SiteContext,
  { states, held, profession, sentence }: Asked,
): Promise<SourcedFact[]> {
  const isNeed = asksNeed.test(sentence.words);
  // The table is of nurse practitioners alone.
  if (profession?.slug === "physician-assistant") return [];
  const codes = states.length > 0 ? states : held ? [held.state] : [];
  const meanings = {
    full: ["Yes", "may practice without a physician's agreement"],
    reduced: ["In part", "need an agreement with a physician for some of their work"],
    restricted: ["No", "work under a physician who supervises or delegates"],
  } as const;
  return (await findRows(context, codes)).flatMap(({ slug, code, nursePractitioners }) => {
    const { authority } = nursePractitioners;
    const newer = toNewerLaw(nursePractitioners);
    const page = {
      source: paths.geographicProfession(slug, "nurse-practitioner"),
      title: `Nurse practitioners in ${toStateText(code)}`,
    };
    const [verdict, meaning] = meanings[authority];
    const said = isNeed ? opposite[verdict] : verdict;
    const text = `${said}: as a rule, nurse practitioners in ${toStateText(code)} ${meaning}. Practice authority: ${toAuthorityCell(nursePractitioners).toLowerCase()} (${toAuthoritySource({ [code]: nursePractitioners })}).`;
    return [text, newer].flatMap((line) => (line ? [{ text: line, ...page }] : []));
  });
}

export async function describeHospitalCount(context: SiteContext, { states }: Asked): Promise<SourcedFact[]> {
  return (await findRows(context, states)).map(({ slug, code, hospitals }) => ({
    text: `${startSentence(toStateText(code))} has ${formatCount(hospitals)} hospitals that Medicare certifies (CMS, 2026).`,
    source: paths.geographic(slug),
    title: `Healthcare market of ${toStateText(code)}`,
  }));
}

export const describeRatios = ({ states, held }: Asked): SourcedFact[] => {
  const codes = states.length > 0 ? states : held ? [held.state] : [];
  const guide = {
    source: paths.careerGuide("leadership", "first-90-days-as-a-manager"),
    title: "Your first 90 days as a nurse or clinic manager",
  };
  if (codes.length === 0)
    return [
      {
        text: describeRatioLaws(),
        source: paths.professionTab("registered-nurse", "questions"),
        title: "Registered nurse",
      },
      { text: "Our guide for new managers says how to find the law of your state.", ...guide },
    ];
  return codes.map((code) => {
    const law = describeRatioLaw(code);
    if (!law)
      return {
        text: `No: we know of no law in ${toStateText(code)} that limits patients per nurse.`,
        ...guide,
      };
    return {
      text: `Yes: ${law}`,
      source: paths.geographicProfession(findState(code)!.slug, "registered-nurse"),
      title: `Registered nurses in ${toStateText(code)}`,
    };
  });
};

export async function describePriceLevel(
  context: SiteContext,
  { states, sentence }: Asked,
): Promise<SourcedFact[]> {
  const rows = await findRows(context, states);
  const found = await describeLevels(context, rows);
  const isOfCity = ofKind(sentence.readings, "city").length > 0;
  if (!isOfCity || found.length === 0) return found;
  const [first, ...others] = found;
  // What a whole state costs may be the opposite of what its city costs.
  return [
    { ...first!, text: `We have prices of whole states here, not of cities. ${first!.text}` },
    ...others,
  ];
}

async function describeLevels(context: SiteContext, rows: readonly StateRow[]): Promise<SourcedFact[]> {
  const [first, second] = rows;
  if (first && second) return describePriceGap(first, second);
  if (!first) return [];
  const [other] = await findRows(context, [first.code === mostAsked ? nextAsked : mostAsked]);
  return [
    {
      text: `Prices in ${toStateText(first.code)} are ${toSide(first.prices.all)}, and rents are ${toSide(first.prices.housing)}.`,
      ...toStatePage(first),
    },
    ...(other
      ? [
          {
            text: `With the nation at 100, prices are at ${toIndex(first.prices.all)} and rents at ${toIndex(first.prices.housing)} (BEA, 2024).`,
            ...toComparedPage(first, other),
          },
        ]
      : []),
  ];
}

/** The page of a state compared with another has the figures, so one that many people know is beside it. */
const mostAsked = "CA";
const nextAsked = "TX";

const toSide = (level: number): string =>
  Math.abs(level - 100) < 0.05 ? "at the nation's level" : `${level > 100 ? "above" : "below"} the nation's`;

const toIndex = (level: number): string => level.toFixed(1);

const toComparedPage = (first: StateRow, second: StateRow) => ({
  source: toComparisonPath(first, second),
  title: `${startSentence(toStateText(first.code))} and ${toStateText(second.code)} compared`,
});

const toStatePage = ({ slug, code }: Pick<StateRow, "slug" | "code">) => ({
  source: paths.state(slug),
  title: startSentence(toStateText(code)),
});

/** The figures are on the page that compares the two. */
function describePriceGap(first: StateRow, second: StateRow): SourcedFact[] {
  const [cheaper, other] = first.prices.all < second.prices.all ? [first, second] : [second, first];
  return [
    {
      text: `Prices are lower in ${toStateText(cheaper.code)} than in ${toStateText(other.code)}.`,
      ...toStatePage(cheaper),
    },
    {
      text: `With the nation at 100, they are at ${toIndex(cheaper.prices.all)} and ${toIndex(other.prices.all)}, and rents at ${toIndex(cheaper.prices.housing)} and ${toIndex(other.prices.housing)} (BEA, 2024).`,
      ...toComparedPage(first, second),
    },
  ];
}
