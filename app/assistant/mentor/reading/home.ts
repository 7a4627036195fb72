import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { findState, type State } from "#app/facts/reference/place/states.ts";
import type { ReadingOf } from "#app/jobs/search/typed/typed-query.ts";

export type PlaceReading = ReadingOf<"city" | "state">;

export const toPlaceCode = (reading: PlaceReading): string =>
  reading.kind === "city" ? reading.city.stateCode : reading.state.code;

const livesThere =
  /\b(?:live|lives|living|based|reside|residing|home(?:\s+is)?)\s+(?:(?:in|near)\s+(?:[a-z.]+\s+){0,2})?$/i;
const isThere =
  /\b(?:i['’]?m|i am)\s+(?:currently\s+)?(?:(?:an?\s+)?(?:(?!looking|moving|going|interested|hoping|trying|applying|relocating|planning|thinking|licen[sc]ed)[\w-]+\s+){1,3}(?:(?:in|from)\s+)?)?$/i;
const asksForOne = /^\W*(?:can|could|may)\s+an?\s+(?:(?!(?:work|practice|treat|see|take)\b)[\w-]+\s+){0,3}$/i;
const opensWith = /^\W*(?:(?:i['’]?m|i am)\s+)?(?:an?\s+)?[\w-]+(?:\s[\w-]+)?\s*$/i;
/** "With a Virginia cert". */
const holdsFrom = /^\s*(?:[a-z-]+\s+)?(?:cert|certificate|certification|registration)\b/i;
/** "California RN moving to Nevada". */
const leaves =
  /^\s*(?:[\w-]+\s+){0,3}(?:(?:wanting|looking|hoping|planning|trying) to|moving|relocating|transferring|heading|going|picking up|taking|covering|commuting)\b/i;
/** "Florida LPN with a multistate license" and "California doctor here". */
const isOpeningHome =
  /^\s*(?:[\w-]+\s+){1,3}?(?:here\b|with\s+(?:an?\s+|my\s+)?(?:multi-?\s?state|compact|nlc)\b)/i;
const opens = /^\W*(?:(?:i['’]?m|i am)\s+an?\s+)?$/i;
const aboutWorkElsewhere =
  /\b(?:licen[sc]\w*|cert\w*|compact|multi-?\s?state|tele\w+|video|zoom|patients?|clients?|see|treat|therapy|practice|work|start|job|shifts?|border)\b/;
/** "My PA license is in Ohio", "I have a license in good standing from Ohio" and "licensed in Ohio". */
const licenseIsFrom =
  /(?:^\W*(?:(?!an?\b|get\b|need\b)[\w-]+\s+){0,3}|(?<!\b(?:to|get|getting|need|want|renew)\s)(?:\b(?:my|have|hold|with)|\bw\/)\s+(?!to\b)(?:[\w-]+\s+){0,4})(?:licen[sc]e|psypact)\s+(?:(?:is|issued|in good standing)\s+){0,2}(?:(?:in|from)\s+)?$|\blicen[sc]ed\s+(?:in\s+|by\s+)?$/i;
/** "Have to get a Nebraska license" and "Kentucky without getting another license" hold none. */
const asksForLicense = /\b(?:(?:have|had) to|get|getting|need|apply|without|requires?|required)\b/i;
const licenseAfter = /^\s*(?:[a-z]+\s+){0,3}licen[sc]e/i;
const asksForThis = /\b(?:need|get|getting|require|want|apply for)\s+(?:an?|the|my|another)\s+$/i;
const namesLicense = /\blicen[sc]|\bcompact\b|\bmulti-?\s?state\b|\bcert\w*/;
const asksForMoney =
  /\b(?:pay|paid|pays|salar(?:y|ies)|wages?|earn\w*|cheap\w*|expensive|prices?|cost of living|rents?)\b/;
const severalStates =
  /\b(?:\d+|two|three|four|five|six|several|multiple|many|few|more|other|different) (?:\w+ )?states\b/;
const comparesStates = /\b(?:independen\w*|authority|vs|versus|compare\w*|earn|pay|paid|salary)\b/;
const toBefore = ({ text }: Sentence, { from }: PlaceReading): string => text.slice(0, from);
const toAfter = ({ text }: Sentence, { to }: PlaceReading): string => text.slice(to);

/** "PT in Boise, can I treat people in Oregon" says where the license is. */
function findHome(sentence: Sentence, places: readonly PlaceReading[]): PlaceReading | undefined {
  return places.find((place, at) => {
    const before = toBefore(sentence, place);
    const after = toAfter(sentence, place);
    if (
      licenseIsFrom.test(before) ||
      livesThere.test(before) ||
      isThere.test(before) ||
      holdsFrom.test(after)
    )
      return true;
    if (at > 0) return false;
    if (asksForOne.test(before) || leaves.test(after)) return true;
    if (opens.test(before) && isOpeningHome.test(after)) return true;
    return opensWith.test(before) && /^\s*(?:[,.;:(–—-]|here\b)/.test(after);
  });
}

/** Licenses in states that are counted and not named. */
const asksSeveralStates = ({ words }: Sentence): boolean => severalStates.test(words);

/** The state that a question takes for granted as the license's. */
export function findHomeState(
  sentence: Sentence,
  places: readonly PlaceReading[],
  codes: ReadonlySet<string>,
): State | null {
  const { words } = sentence;
  if (!aboutWorkElsewhere.test(words) || comparesStates.test(words)) return null;
  const home = findHome(sentence, places);
  if (!home) return null;
  const isAlone = codes.size < 2 && !asksSeveralStates(sentence);
  return isAlone && !licenseIsFrom.test(toBefore(sentence, home)) ? null : findState(toPlaceCode(home));
}

/** The words around a license that names the state and that nobody is said to hold. */
function toLicenseWords(sentence: Sentence, places: readonly PlaceReading[], { code }: State): string {
  const place = places.find((one) => toPlaceCode(one) === code && licenseAfter.test(toAfter(sentence, one)));
  if (!place) return "";
  const [after] = licenseAfter.exec(toAfter(sentence, place))!;
  const isOther = places.some(({ from }) => from >= place.to && from < place.to + after.length);
  const before = asksForThis.exec(toBefore(sentence, place))?.[0] ?? "";
  return `${before} ${isOther ? "without" : ""} ${after}`;
}

/** In "I live in Missouri, the job is on the Kansas side, is one license enough" no license is named. */
export function isHeldNamed(sentence: Sentence, places: readonly PlaceReading[], held: State): boolean {
  const [said] = sentence.held;
  const words = said ? sentence.text.slice(said.from, said.to) : toLicenseWords(sentence, places, held);
  if (asksForLicense.test(words)) return false;
  if (!said && asksForMoney.test(sentence.words) && !namesLicense.test(sentence.words)) return false;
  const isLoose = !said || /\b(?:side|one|is)\b/i.test(words);
  return !(
    isLoose &&
    places.some((place) => toPlaceCode(place) !== held.code && livesThere.test(toBefore(sentence, place)))
  );
}
