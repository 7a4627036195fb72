import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { findProfile } from "#app/assistant/navigation/reading/subject.ts";
import type { HeldLicense } from "#app/facts/licensing/compact-standing.ts";
import { findEligibility } from "#app/facts/licensing/eligibility.ts";
import { toLicenseVerdict } from "#app/facts/licensing/license-verdict.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { findProfession, type Profession } from "#app/facts/reference/profession/professions.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { paths } from "#app/paths.ts";
import workRules from "../../../../data/state_work_rules.json" with { type: "json" };

const mostStates = 3;

/** The verdict of "Can I work there?" for each state that was asked about, with its rule. */
export function describeLicense(asked: Asked): SourcedFact[] {
  const { profession, isProfessionInferred } = asked;
  // Who says what license is held has asked about a place that we know nothing of, such as Guam.
  const isHeldSaid = asked.sentence.held.length > 0;
  const { held, states, isHeldInferred } =
    asked.held && isHeldSaid ? asked : toWork(asked.held ? asked : assumeHome(asked));
  if (states.length === 0) return [];
  if (!profession) return held ? describeNurses(asked, held, states[0]!) : [];
  const inferred = isProfessionInferred
    ? [tell(`We read this as a question about ${profession.plural.toLowerCase()}.`, profession, states[0]!)]
    : [];
  const home = isHeldInferred
    ? [tell(`Assuming a license from ${toStateText(held!.state)}.`, profession, states[0]!)]
    : [];
  return [
    ...states.slice(0, mostStates).flatMap((code) => describeState(profession, asked, held, code)),
    ...inferred,
    ...home,
  ];
}

type Work = Pick<Asked, "held" | "states" | "isHeldInferred">;

/** In "medical assistant license Washington" the one state is where the work is. */
const toWork = ({ held, states, isHeldInferred }: Work): Work =>
  states.length === 0 && held
    ? { held: null, states: [held.state], isHeldInferred: false }
    : { held, states, isHeldInferred };

/** "I have a Tennessee multistate RN, can I work in Virginia": of two states, the one that is left is home. */
function assumeHome(asked: Asked): Work {
  const { states, sentence } = asked;
  const [first, second] = states;
  if (!first || !second || states.length !== 2 || !isOwn.test(sentence.words)) return asked;
  const [place] = sentence.readings.filter(
    (one) =>
      one.kind === "state" &&
      one.state.code === second &&
      /\bfrom\s*$/i.test(sentence.text.slice(0, one.from)),
  );
  const [home, there] = place ? [second, first] : [first, second];
  const isMultistate =
    /\bmulti-?\s?state\b|\bcompact\b|\bnlc\b/.test(sentence.words) && !/\bsingle/.test(sentence.words);
  return { held: { state: home, multistate: isMultistate }, states: [there], isHeldInferred: true };
}

const isOwn =
  /\b(?:my|i have|ive|i've|i hold|i got|got an?|have an?|moving|going|coming|relocat\w*|transfer\w*|i['’]?m|i am|want to go)\b/;

/** Most people who name no profession are nurses, and the others hear what to ask. */
function describeNurses(asked: Asked, held: HeldLicense, code: string): SourcedFact[] {
  const nurse = findProfession("registered-nurse")!;
  return [
    tell(
      "That depends on your profession, which the question does not name: ask again with it. This is the rule for registered nurses.",
      nurse,
      code,
    ),
    ...describeState(nurse, asked, held, code),
  ];
}

/** Who does not say which of the two licenses it is may hold the one that is good in both states. */
function opensIfMultistate(
  profession: Profession,
  { sentence }: Asked,
  held: HeldLicense,
  code: string,
): boolean {
  if (held.multistate || /\bsingle/.test(sentence.words)) return false;
  const toAnswer = (multistate: boolean) =>
    findEligibility(profession.slug, [{ ...held, multistate }], { kind: "state", state: code }).answer;
  return toAnswer(false) === "needs-license" && ["eligible", "compact"].includes(toAnswer(true));
}

function describeState(
  profession: Profession,
  asked: Asked,
  held: HeldLicense | null,
  code: string,
): SourcedFact[] {
  const found = findEligibility(profession.slug, held ? [held] : [], { kind: "state", state: code });
  const { title, lines } = toLicenseVerdict(found);
  const name = startSentence(toStateText(code));
  const verdict =
    held && opensIfMultistate(profession, asked, held, code)
      ? `yes, if your ${toStateText(held.state)} license is multistate; the license says so`
      : `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  const first = held ? [tell(`${name}: ${verdict}.`, profession, code)] : [];
  const page = toLicensePage(profession, code);
  // A state's page gives a profession's figures to those alone who say which license they hold.
  const isWithout = !held && page === paths.state(findState(code)!.slug);
  const rules = lines
    .filter((text) => !isWithout || !/\d/.test(text))
    .map((text) => tell(text, profession, code));
  const own = describeOwnRule(profession, code);
  return [
    ...own,
    ...first,
    ...(own.length > 0 ? [] : rules).map((rule) => ({
      ...rule,
      ...toVerdictPage(rule, profession, held, code),
    })),
  ];
}

/** A credential that this state requires and most others do not. */
const describeOwnRule = (profession: Profession, code: string): SourcedFact[] =>
  workRules.profession_rules
    .filter((row) => row.state_code === code && row.profession === profession.slug)
    .flatMap(({ rule, citation, issues, detail }) => [
      `${rule} (${citation}).`,
      `It issues these: ${listWithAnd(issues)}. ${detail}.`,
    ])
    .map((text) => ({
      text,
      source: paths.careerGuide("first-job", "first-allied-health-job"),
      title: "First allied health job",
    }));

/** The page says the same of the license that is held. */
function toVerdictPage(
  { source, title }: SourcedFact,
  profession: Profession,
  held: Asked["held"],
  code: string,
) {
  const asks = new URLSearchParams({
    ...(source === paths.state(findState(code)!.slug) && { profession: profession.slug }),
    ...(held && { license: held.state }),
    ...(held?.multistate && { multistate: "1" }),
  });
  if (!held) return { source: asks.size > 0 ? `${source}?${asks}` : source, title };
  return { source: `${source}?${asks}`, title: `Can I work in ${toStateText(code)}?` };
}

/** A profession's page in a state, or the state's. */
function toLicensePage(profession: Profession, code: string): string {
  const { slug } = findState(code)!;
  const profile = findProfile({ profession: profession.slug, specialty: null });
  return profile && profession.license === "state"
    ? paths.geographicProfession(slug, profile.slug)
    : paths.state(slug);
}

const tell = (text: string, profession: Profession, code: string): SourcedFact => ({
  text,
  source: toLicensePage(profession, code),
  title: `${profession.name} license in ${toStateText(code)}`,
});
