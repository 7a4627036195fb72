import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { type Asked, asksOfOthers } from "#app/assistant/mentor/reading/read-question.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { Metro } from "#app/facts/catalog/place-records.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import {
  describeRatioLaw,
  describeRatioLaws,
  describeUnitRatio,
} from "#app/facts/reference/profession/staffing-laws.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import { listAskedPlaces } from "./asked-places.server.ts";

/** Our rows of these states, and none while the catalogue cannot be read. */
export const findStateRows = async ({ env }: SiteContext, codes: readonly string[]) => {
  const rows = (await readCatalog(env.CATALOG, "states").catch(() => null)) ?? [];
  return codes.flatMap((code) => rows.find((row) => row.code === code) ?? []);
};

/** The count of a state, or the largest hospitals of a metro area with Medicare's stars. */
export async function describeHospitalCount(context: SiteContext, asked: Asked): Promise<SourcedFact[]> {
  const { states } = asked;
  const [area] = await listAskedPlaces(context, asked);
  const state = area?.kind === "metro" ? findState(area.stateCodes[0]) : null;
  const metros = state && (await readCatalog(context.env.CATALOG, "metros", state.slug).catch(() => null));
  const metro = metros?.find(({ slug }) => slug === area!.slug);
  if (metro) return describeMetroHospitals(metro, asksForStars.test(asked.sentence.words));
  return (await findStateRows(context, states)).map(({ slug, code, hospitals }) => ({
    text: `${startSentence(toStateText(code))} has ${formatCount(hospitals)} hospitals that Medicare certifies (CMS, 2026).`,
    source: paths.geographic(slug),
    title: `Healthcare market of ${toStateText(code)}`,
  }));
}

const asksForStars = /\bstars?\b|\bbest\b|\brat(?:ed|ings?)\b|\btop\b/;

function describeMetroHospitals(
  { slug, name, hospitals, largestHospitals }: Metro,
  isOfStars: boolean,
): SourcedFact[] {
  const page = { source: paths.metroTab(slug, "hospitals"), title: `Hospitals in the ${name} metro area` };
  const named = largestHospitals.flatMap((one) => (one.rating ? [{ ...one, rating: one.rating }] : []));
  const shown = (isOfStars ? named.toSorted((a, b) => b.rating - a.rating) : named).slice(0, mostHospitals);
  const list = shown.map((one) => `${one.name} (${one.rating} of 5)`);
  const lines = [
    `The ${name} metro area has ${formatCount(hospitals)} hospitals that Medicare certifies (CMS, 2026).`,
    list.length > 0 &&
      `Medicare's stars of its largest hospitals: ${listWithAnd(list)}. They rate the care of patients, not the place to work.`,
  ];
  return (isOfStars ? lines.toReversed() : lines).flatMap((text) => (text ? [{ text, ...page }] : []));
}

const mostHospitals = 6;

export const describeRatios = ({ states, held, sentence, subject }: Asked): SourcedFact[] => {
  const isOfOthers = asksOfOthers(sentence);
  const codes = isOfOthers ? [] : states.length > 0 ? states : held ? [held.state] : [];
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
  return codes.flatMap((code) => {
    const law = describeRatioLaw(code);
    if (!law)
      return {
        text: `We know of no law in ${toStateText(code)} that limits patients per nurse.`,
        ...guide,
      };
    const ofUnit = describeUnitRatio(code, subject.specialty);
    return [ofUnit, ofUnit ? law : `Yes: ${law}`].flatMap((text) =>
      text
        ? {
            text,
            source: paths.geographicProfession(findState(code)!.slug, "registered-nurse"),
            title: `Registered nurses in ${toStateText(code)}`,
          }
        : [],
    );
  });
};
