import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { type Asked, asksIf } from "#app/assistant/mentor/reading/read-question.ts";
import { findProfile } from "#app/assistant/navigation/reading/subject.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { findLicensingBoard } from "#app/facts/licensing/licensing-boards.ts";
import {
  toAuthorityCell,
  toAuthoritySource,
  toNewerLaw,
} from "#app/facts/reference/place/practice-authority.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import type { Profession } from "#app/facts/reference/profession/professions.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatDay } from "#app/kit/text/when.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import rules from "../../../../data/state_work_rules.json" with { type: "json" };
import { findStateRows } from "./state-facts.server.ts";

/** "Do I need a physician?" is answered the other way around than "Can I work alone?" */
const asksNeed =
  /\b(?:needs?|requires?|required|must|(?:have|has) to)\b(?!.*\b(?:alone|independen\w*|without)\b)/;
const asksToPrescribe =
  /\bprescri\w*|\bcontrol(?:s|led)\b|\bschedule (?:ii|2|iii|3)\b|\bdea\b|\bstimulants?\b/;
const opposite = { Yes: "No", No: "Yes", "In part": "In part" } as const;

/** "Which nurses may practice without a physician" names two of them, and means a third. */
const ofTable: ReadonlySet<string> = new Set(["nurse-practitioner", "registered-nurse", "physician"]);

/** How far advanced practice nurses and PAs may work without a physician. Our table by state is of nurse practitioners. */
export async function describeAuthority(context: SiteContext, asked: Asked): Promise<SourcedFact[]> {
  const { states, held, profession, sentence } = asked;
  const other = profession && others[profession.slug];
  const codes = states.length > 0 ? states : held ? [held.state] : [];
  if (other) return describeOther(other, profession, codes);
  if (profession && !ofTable.has(profession.slug)) return [];
  const isNeed = asksNeed.test(sentence.words);
  if (codes.length === 0) return listFullAuthority(context);
  const meanings = {
    full: ["Yes", "may practice without a physician's agreement"],
    reduced: ["In part", "need an agreement with a physician for some of their work"],
    restricted: ["No", "work under a physician who supervises or delegates"],
  } as const;
  return (await findStateRows(context, codes)).flatMap(({ slug, code, nursePractitioners }) => {
    const { authority } = nursePractitioners;
    const newer = toNewerLaw(nursePractitioners);
    const page = {
      source: paths.geographicProfession(slug, "nurse-practitioner"),
      title: `Nurse practitioners in ${toStateText(code)}`,
    };
    const [verdict, meaning] = meanings[authority];
    const said = isNeed ? opposite[verdict] : verdict;
    const text = `${asksIf(sentence) ? `${said}: as` : "As"} a rule, nurse practitioners in ${toStateText(code)} ${meaning}. Practice authority: ${toAuthorityCell(nursePractitioners).toLowerCase()} (${toAuthoritySource({ [code]: nursePractitioners })}).`;
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

interface OtherAuthority {
  /** Without a state, or of one. */
  tell: (code: string | null) => readonly string[];
  page: Pick<SourcedFact, "source" | "title">;
}

const movingGuide = {
  source: `${paths.careerGuide("licenses-and-moving", "nurse-practitioner-new-state")}#crnas-and-nurse-midwives`,
  title: "Moving to a new state as an NP",
};
const { nurse_anesthetists: anesthetists, nurse_midwives: midwives } = rules;
const optedOut: ReadonlySet<string> = new Set(anesthetists.opt_outs);
const asOf = formatDay(anesthetists.as_of);
const midwifeCounts = `The college of nurse-midwives counts ${midwives.full} states and DC where they may practice to the full extent of their training, ${midwives.agreement} that require a signed agreement with a physician for a part of the work, such as prescribing, and three that require supervision.`;
const bylaws = "State law and the hospital's bylaws decide the rest.";

const others: Readonly<Record<string, OtherAuthority>> = {
  "physician-assistant": {
    tell: (code) => [
      `We have no table of the rules on physician assistants${code ? ` in ${toStateText(code)}` : " by state"}: neither on supervision nor on prescribing. The state's medical or PA board has them, and our guide explains how supervision works.`,
      "Which controlled substances a PA may prescribe in a state is in the list of mid-level practitioners that the DEA publishes.",
    ],
    page: { source: paths.resource("physician-assistant-guide"), title: "Physician assistant guide" },
  },
  crna: {
    tell: (code) =>
      code === null
        ? [
            `Medicare requires hospitals to have a physician supervise a nurse anesthetist unless the state has opted out. We can name ${optedOut.size} states that had done so by ${asOf}: ${listWithAnd([...optedOut].map(toStateText).toSorted())}. ${bylaws}`,
          ]
        : [
            optedOut.has(code)
              ? `${startSentence(toStateText(code))} has opted out of Medicare's rule that a physician supervises nurse anesthetists (list of ${asOf}), so Medicare does not require it of hospitals there. ${bylaws}`
              : `${startSentence(toStateText(code))} is not among the ${optedOut.size} states that we know to have opted out of Medicare's rule (list of ${asOf}), which requires hospitals to have a physician supervise a nurse anesthetist. ${bylaws}`,
          ],
    page: movingGuide,
  },
  "nurse-midwife": {
    tell: (code) => [
      ...(code ? [`We have no rule on nurse-midwives in ${toStateText(code)} by name.`] : []),
      midwifeCounts,
    ],
    page: movingGuide,
  },
  "clinical-nurse-specialist": {
    tell: (code) => [
      `We have no table of the rules on clinical nurse specialists${code ? ` in ${toStateText(code)}` : " by state"}. They often differ from those on nurse practitioners.`,
    ],
    page: movingGuide,
  },
};

/** What we know, and who has the rule. */
function describeOther(
  { tell, page }: OtherAuthority,
  profession: Profession,
  codes: readonly string[],
): SourcedFact[] {
  const asked = codes.length > 0 ? codes : [null];
  const told = asked.flatMap((code) => tell(code).map((text) => ({ text, ...page })));
  const boards = codes.flatMap((code) => {
    const profile = findProfile({ profession: profession.slug, specialty: null });
    const { slug } = findState(code)!;
    return {
      text: `Ask ${toStateText(code)}'s ${findLicensingBoard(profession).board} for its rule on practice and prescribing.`,
      source: profile ? paths.geographicProfession(slug, profile.slug) : paths.state(slug),
      title: `${profession.plural} in ${toStateText(code)}`,
    };
  });
  return [...told, ...boards];
}
