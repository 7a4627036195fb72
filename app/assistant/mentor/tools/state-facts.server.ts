import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { type Asked, asksOfOthers } from "#app/assistant/mentor/reading/read-question.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { Metro } from "#app/facts/catalog/place-records.ts";
import {
  toAuthorityCell,
  toAuthoritySource,
  toNewerLaw,
} from "#app/facts/reference/place/practice-authority.ts";
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

const findRows = async ({ env }: SiteContext, codes: readonly string[]) => {
  const rows = (await readCatalog(env.CATALOG, "states").catch(() => null)) ?? [];
  return codes.flatMap((code) => rows.find((row) => row.code === code) ?? []);
};

/** "Do I need a physician?" is answered the other way around than "Can I work alone?" */
const asksNeed =
  /\b(?:needs?|requires?|required|must|(?:have|has) to)\b(?!.*\b(?:alone|independen\w*|without)\b)/;
const asksToPrescribe =
  /\bprescri\w*|\bcontrol(?:s|led)\b|\bschedule (?:ii|2|iii|3)\b|\bdea\b|\bstimulants?\b/;
const opposite = { Yes: "No", No: "Yes", "In part": "In part" } as const;

/** How far nurse practitioners may work without a physician. */
export async function describeAuthority(
  context: SiteContext,
  { states, held, profession, sentence }: Asked,
): Promise<SourcedFact[]> {
  const isNeed = asksNeed.test(sentence.words);
  // The table is of nurse practitioners alone.
  if (profession?.slug === "physician-assistant")
    return [
      {
        text: `We have no table of the rules on physician assistants${states[0] ? ` in ${toStateText(states[0])}` : " by state"}. The state's medical or PA board has them, and our guide explains how supervision works.`,
        source: paths.resource("physician-assistant-guide"),
        title: "Physician assistant guide",
      },
    ];
  const codes = states.length > 0 ? states : held ? [held.state] : [];
  if (codes.length === 0) return listFullAuthority(context);
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
    const prescribing =
      asksToPrescribe.test(sentence.words) &&
      `Which drugs that covers, controlled substances above all, is not in our table: ask ${toStateText(code)}'s board of nursing.`;
    return [text, newer, prescribing].flatMap((line) => (line ? [{ text: line, ...page }] : []));
  });
}

async function listFullAuthority({ env }: SiteContext): Promise<SourcedFact[]> {
  const rows = (await readCatalog(env.CATALOG, "states").catch(() => null)) ?? [];
  const full = rows.filter(({ nursePractitioners }) => nursePractitioners.authority === "full");
  if (full.length === 0) return [];
  const names = listWithAnd(full.map(({ code }) => toStateText(code)));
  const authorities = Object.fromEntries(full.map((row) => [row.code, row.nursePractitioners]));
  return [
    {
      text: `Nurse practitioners may practice without a physician's agreement, as a rule, in ${formatCount(full.length)} jurisdictions: ${names} (${toAuthoritySource(authorities)}).`,
      source: paths.resource("nurse-practitioner-guide"),
      title: "Nurse practitioner guide",
    },
  ];
}

/** The count of a state, or the largest hospitals of a metro area with Medicare's stars. */
export async function describeHospitalCount(context: SiteContext, asked: Asked): Promise<SourcedFact[]> {
  const { states } = asked;
  const [area] = await listAskedPlaces(context, asked);
  const state = area?.kind === "metro" ? findState(area.stateCodes[0]) : null;
  const metros = state && (await readCatalog(context.env.CATALOG, "metros", state.slug).catch(() => null));
  const metro = metros?.find(({ slug }) => slug === area!.slug);
  if (metro) return describeMetroHospitals(metro, asksForStars.test(asked.sentence.words));
  return (await findRows(context, states)).map(({ slug, code, hospitals }) => ({
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
