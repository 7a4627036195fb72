import { withoutDots } from "#app/jobs/reading/phrases.ts";
import { isRefusedAfter } from "./negation.ts";
import { writeOut } from "./shorthand.ts";
import { type Claims, toClaims } from "./typed-claims.ts";
import { findTypedHours } from "./typed-hours.ts";
import { findTypedPay } from "./typed-pay.ts";
import {
  notRemote,
  typedCompact,
  typedPermanent,
  typedShifts,
  typedTraits,
  typedTypes,
  typedUrgent,
  typedWorkplaces,
} from "./typed-phrases.ts";
import { listPlaceNames, readEmployerTown, readJoinedTowns, readPlaces } from "./typed-places.ts";
import { type KnownCity, ofKind, type Reading, type ReadingOf, type TypedQuery } from "./typed-query.ts";
import { readRanks } from "./typed-ranks.ts";
import { readRoles } from "./typed-roles.ts";
import { findTypedWeeks, readSchedule } from "./typed-schedule.ts";
import { readNursing, readSettings } from "./typed-settings.ts";
import {
  readAnything,
  readHere,
  readPartOfCall,
  readTerms,
  readUndecided,
  withAccepted,
} from "./typed-stances.ts";
import { findEmployerNames, readVeterans, readWordings } from "./typed-words.ts";

const longestTyped = 200;
const inQuotes = /["“”][^"“”]*["“”]/g;

type WithoutSpan<T> = T extends unknown ? Omit<T, "from" | "to" | "isNot"> : never;

interface Options {
  /** Null where the place was asked for elsewhere: then words that name one stay words. */
  cities: readonly KnownCity[] | null;
  hasRegions?: boolean;
}

/** Reads what was typed into one box as the import reads a posting. Words in quotes stay as they are. */
export function readTyped(
  typed: string,
  { cities, hasRegions = false }: Options = { cities: [] },
): TypedQuery {
  const text = withoutDots(writeOut(typed.slice(0, longestTyped)));
  const { names, unnamed } = withoutNames(text);
  const claims = toClaims(unnamed);
  const patterns = readPatterns(claims);
  const wordings = [...readWordings(claims), ...readVeterans(claims, { isElsewhere: false })];
  const sure = cities ? readPlaces(claims, cities, { way: "sure", hasRegions }) : [];
  const named = toNights(readNursing(claims, readSettings(claims, readRoles(claims))), claims.text);
  const roles = readPartTime(claims, named);
  const way = sure.length > 0 ? "alone" : "only";
  const alone = cities ? readPlaces(claims, cities, { way, hasRegions }) : [];
  const joined = cities ? readJoinedTowns(claims, cities, [...sure, ...alone]) : [];
  const near = [...sure, ...alone, ...joined];
  const places = withoutHome(claims, near.length > 0 ? near : readEmployerTown(claims, cities ?? []));
  const veterans = isElsewhere(places) ? readVeterans(claims, { isElsewhere: true }) : [];
  const titles = wordings.filter((one): one is ReadingOf<"words"> => one.kind === "words");
  const told = [
    ...patterns,
    ...wordings,
    ...places,
    ...veterans,
    ...withoutExperience(claims, roles, titles),
  ];
  const stated = withAccepted(claims, withCenter(cities, withEitherPlace(claims.text, told)));
  const readings = [...withRefusedLists(stated, claims.text), ...readUndecided(claims)];
  const quotes = text.match(inQuotes) ?? [];
  const phrases = [...quotes, ...names, ...listPhrases(claims.toRest(), readings.length > 0)];
  return {
    text,
    readings: withNearTowns(withOneState(readings, cities ?? [])),
    rest: phrases
      .map((words) => (words.startsWith('"') ? words : withoutFillers(words, readings.length > 0)))
      .join(" "),
    phrases,
  };
}

/** What is in quotes, and the names of employers, are not read: "Kaiser Permanente" is not permanent. Blanks keep the places of the others. */
function withoutNames(text: string): { names: string[]; unnamed: string } {
  const unquoted = text.replace(inQuotes, (quoted) => " ".repeat(quoted.length));
  const found = findEmployerNames(unquoted);
  return {
    names: found.map(({ from, to }) => unquoted.slice(from, to)),
    unnamed: found.reduce(
      (rest, { from, to }) => rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to),
      unquoted,
    ),
  };
}

const virginia = "VA";

/** Whether a place is said, and none of Virginia. */
const isElsewhere = (places: readonly Reading[]): boolean =>
  places.length > 0 &&
  places.every(
    (place) =>
      (place.kind === "city" && place.city.stateCode !== virginia) ||
      (place.kind === "state" && place.state.code !== virginia),
  );

/** "Remote or Ventura County": who would go there too is not asked to stay at home. */
function withEitherPlace(text: string, readings: readonly Reading[]): readonly Reading[] {
  const places = readings.filter(({ kind, isNot }) => !isNot && ofPlace.has(kind));
  return readings.map((reading) => {
    const { kind, from, to, isNot } = reading;
    const isRemote = kind === "workplace" || (kind === "specialty" && reading.value === "telehealth");
    const isOr = places.some((place) =>
      place.from > from ? joinsOr.test(text.slice(to, place.from)) : joinsOr.test(text.slice(place.to, from)),
    );
    return isRemote && isOr && !isNot
      ? { kind: "open", words: text.slice(from, to), from, to, isNot }
      : reading;
  });
}

const ofPlace: ReadonlySet<Reading["kind"]> = new Set(["city", "state", "region"]);
const joinsOr = /^\s*,?\s*\bor\b\s*(?:in|near|around)?\s*$/i;

/** A distance from nowhere filters nothing. Where the place is asked for elsewhere, it counts from there. */
function withCenter(cities: Options["cities"], readings: readonly Reading[]): readonly Reading[] {
  const isCenter = ({ kind, isNot }: Reading) => !isNot && (kind === "city" || kind === "region");
  const isPlaced = cities === null || readings.some(({ kind, isNot }) => !isNot && ofPlace.has(kind));
  const told = isPlaced ? readings.filter((one) => !(one.kind === "undecided" && one.isHere)) : readings;
  if (cities === null || readings.some(isCenter)) return told;
  return told.map((reading) =>
    reading.kind === "radius"
      ? { ...reading, kind: "undecided", words: `within ${reading.miles} miles` }
      : reading,
  );
}

/** Who is a nocturnist works nights, and in hospital medicine where no other field is said. */
function toNights(roles: readonly Reading[], text: string): readonly Reading[] {
  const isSaid = ({ from, to }: Reading) => /\bnocturnist/i.test(text.slice(from, to));
  const role = roles.find((one) => one.kind === "specialty" && !one.isNot && isSaid(one));
  if (!role) return roles;
  const { from, to } = role;
  const isOther = ofKind(roles, "specialty").some((one) => one.from !== from && !one.isNot);
  const kept = isOther ? roles.filter((one) => one !== role) : roles;
  return [...kept, { kind: "shift", value: "night", from, to, isNot: false }];
}

/** "PT" beside a role that it does not name is part time, but not in "1:4 PT ratio". */
function readPartTime(claims: Claims, roles: readonly Reading[]): readonly Reading[] {
  const match = /(?<![\p{L}\p{N}])pt(?![\p{L}\p{N}]|\s+(?:ratio|care))/iu.exec(claims.text);
  const claimed =
    match && ofKind(roles, "profession").length > 0
      ? claims.claim({ from: match.index, to: match.index + match[0].length })
      : null;
  return claimed ? [...roles, { kind: "type", values: ["part-time"], ...claimed }] : roles;
}

/** "Maine Medical Center Portland" is in Maine, because that state has a Portland too. */
function withOneState(readings: readonly Reading[], cities: readonly KnownCity[]): readonly Reading[] {
  const states = ofKind(readings, "state").filter(({ isNot }) => !isNot);
  const [only] = new Set(states.map(({ state }) => state.code));
  const isSpelledOut = states.length === 1 && states[0]!.to - states[0]!.from > 3;
  if (!isSpelledOut) return readings;
  return readings.map((reading) => {
    if (reading.kind !== "city") return reading;
    const { searchName } = reading.city;
    const namesake = cities.find((city) => city.searchName === searchName && city.stateCode === only);
    return namesake ? { ...reading, city: namesake, namesakes: [] } : reading;
  });
}

/** Of "Salem or Boston", the Salem of the same state, and of "Nassau or Suffolk County" both of New York. */
function withNearTowns(readings: readonly Reading[]): readonly Reading[] {
  const towns = ofKind(readings, "city").filter(({ isNot }) => !isNot);
  const sure = towns.filter(({ namesakes = [] }) => namesakes.length === 0);
  const largest = towns.toSorted((a, b) => b.city.population - a.city.population);
  if (towns.length < 2) return readings;
  const states = towns.map(({ city, namesakes = [] }) =>
    [city, ...namesakes].map(({ stateCode }) => stateCode),
  );
  const [shared] = states[0]!.filter((code) => states.every((codes) => codes.includes(code)));
  const told = sure.length > 0 ? sure : largest.slice(0, 1);
  const codes = new Set(shared ? [shared] : told.map(({ city }) => city.stateCode));
  return readings.map((reading) => {
    if (reading.kind !== "city" || codes.has(reading.city.stateCode)) return reading;
    const near = reading.namesakes?.find(({ stateCode }) => codes.has(stateCode));
    return near ? { ...reading, city: near, namesakes: [] } : reading;
  });
}

const years = String.raw`(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten|several|many)\s*(?:years?|yrs?|months?)`;
const hadBefore = new RegExp(
  String.raw`(?:\b${years}|\b(?:experienced?|background)|\b(?:worked|been)(?:\s+an?)?)(?:\s+(?:of|in|on|as|with|doing|working|experience|the|an?))*\s+$`,
  "i",
);
const hadAfter = new RegExp(
  String.raw`^(?:\s+(?:nurs\w+|unit|rn|lpn))?\s+(?:(?:experience|background)\b|(?:for|of)\s+(?:over\s+|almost\s+|about\s+)?${years}\b)`,
  "i",
);

/** "Two years on med-surg" and "open heart experience" are no wish beside one. */
function withoutExperience(
  claims: Claims,
  roles: readonly Reading[],
  wordings: readonly ReadingOf<"words">[],
): readonly Reading[] {
  const titles = wordings.filter(({ isTitle, isNot }) => isTitle && !isNot);
  const isHad = ({ from, to }: Reading) =>
    hadBefore.test(claims.text.slice(0, from)) || hadAfter.test(claims.text.slice(to));
  return roles.map((role) => {
    const others = roles.filter(
      ({ kind, isNot, from }) => kind === role.kind && !isNot && from !== role.from,
    );
    const isOther = role.kind === "profession" || role.kind === "specialty";
    const wanted = role.kind === "specialty" ? [...others, ...titles] : others;
    const isLeft = role.kind === "specialty" && !role.isNot && leaving.test(claims.text.slice(0, role.from));
    // "CT tech, cross train in MRI"
    const isLearned =
      role.kind === "specialty" && others.length > 0 && crossTraining.test(claims.text.slice(0, role.from));
    const isChanged =
      role.kind === "specialty" && others.length > 0 && changing.test(claims.text.slice(role.to));
    if (isLeft || isLearned || isChanged) return toOpen(claims, role);
    if (role.isNot || !isOther || !isHad(role) || wanted.every(isHad)) return role;
    const before = hadBefore.exec(claims.text.slice(0, role.from));
    const from = before && claims.claim({ from: before.index, to: role.from }) ? before.index : role.from;
    const [after = ""] = hadAfter.exec(claims.text.slice(role.to)) ?? [];
    const to =
      after && claims.claim({ from: role.to, to: role.to + after.length }) ? role.to + after.length : role.to;
    return toOpen(claims, { from, to });
  });
}

/** "Burnt out ER nurse" works there now. */
const leaving = /\b(?:burn(?:ed|t)[\s-]*out|exhausted|overworked)\s+(?:old\s+)?$/i;

/** "ER nurse moving into case management" */
const changing =
  /^\s*(?:nurse|rn|lpn|np|pa)?\s*(?:who\s+)?(?:(?:wants?|wanting|looking|trying|hoping|ready)\s+to\s+)?(?:mov(?:e|ing)|transition(?:ing)?|switch(?:ing)?|chang(?:e|ing)|go(?:ing)?|get(?:ting)?)\s+(?:over\s+)?(?:in)?to\b/i;

const crossTraining = /\bcross[\s-]*train(?:ed|ing)?\s+(?:(?:in|into|to|for|on|at|with)\s+)?$/i;

const toOpen = ({ text }: Claims, { from, to }: Pick<Reading, "from" | "to">): Reading => ({
  kind: "open",
  words: text.slice(from, to),
  from,
  to,
  isNot: false,
});

const origin = /\b(?:mov(?:e|ing)|relocat(?:e|ing)|transfer(?:r?ing)?|coming|leaving)\s+from\s+$/i;

const licensedIn = /\blicensed\s+(?:only\s+)?$/i;
const ofCompact = /^\s*(?:rn\s+|lpn\s+)?(?:compact|multi-?state)\b/i;
const ofLicense = /^\s*(?:rn|lpn|np|pt|ot|nurs\w+|medical|state)?\s*lic(?:en[sc]\w*|s?\b)/i;

/** "Can I get a Nevada license" */
const wantsLicense = /\b(?:get|getting|obtain|need|apply)\b[^.;]{0,30}$/i;

/** "Moving from Boston to Denver" and "Texas license, wants Denver" look for work in Denver. A compact's home is no place of work. */
function withoutHome(claims: Claims, places: readonly Reading[]): readonly Reading[] {
  return places.map((place): Reading => {
    const [before, behind] = [claims.text.slice(0, place.from), claims.text.slice(place.to)];
    const ofState = place.kind === "state" && !place.isNot;
    const isHome = ofState && ofCompact.test(behind);
    const isOther =
      places.length > 1 &&
      ofState &&
      !wantsLicense.test(before) &&
      (ofLicense.test(behind) || licensedIn.test(before));
    const match = places.length > 1 ? origin.exec(before) : null;
    const claimed = match && claims.claim({ from: match.index, to: place.from });
    if (!claimed && !isHome && !isOther) return place;
    const from = claimed?.from ?? place.from;
    return { kind: "undecided", words: claims.text.slice(from, place.to), from, to: place.to, isNot: false };
  });
}

/** What may be the name of a city, for the database to say which are. Empty where every word is read without. */
export function listTypedPlaces(typed: string): string[] {
  const { rest, text, readings } = readTyped(typed);
  // "Washington DC" reads as two states until the database knows the city.
  const isUnread = (words: string) => /\p{L}{2}|(?<!\d)\d{5}(?!\d)/u.test(words);
  // "No cosmetics Denver" names a city after what is refused.
  const refused = ofKind(readings, "undecided").map(({ words }) => words);
  const isRead = ![rest, ...refused].some(isUnread) && ofKind(readings, "state").length < 2;
  if (isRead) return [];
  const claims = toClaims(withoutNames(text).unnamed);
  readPatterns(claims);
  readWordings(claims);
  readVeterans(claims, { isElsewhere: false });
  return listPlaceNames(claims.listTokens());
}

function readPatterns(claims: Claims): Reading[] {
  const readings: Reading[] = [];
  const pay = findTypedPay(claims.text);
  const paid = pay && claims.claim(pay);
  if (pay && paid) readings.push({ kind: "pay", min: pay.min, period: pay.period, ...paid });
  const weeks = findTypedWeeks(claims.text);
  const lasting = weeks && claims.claim(weeks);
  if (weeks && lasting) readings.push({ kind: "weeks", min: weeks.min, max: weeks.max, ...lasting });
  readings.push(...readAnything(claims), ...readPartOfCall(claims), ...readSchedule(claims));
  const read = (pattern: RegExp, said: WithoutSpan<Reading>) => {
    const all = new RegExp(pattern.source, "gi");
    for (const match of claims.text.matchAll(all)) {
      if (match[0] === "") continue;
      const claimed = claims.claim({ from: match.index, to: match.index + match[0].length });
      if (claimed) readings.push({ ...said, ...claimed } as Reading);
    }
  };
  for (const [value, pattern] of typedTraits) read(pattern, { kind: "trait", value });
  for (const [values, pattern] of typedTypes) read(pattern, { kind: "type", values });
  // "Permanent full time" is full time.
  const isTyped = ofKind(readings, "type").some(({ values }) => /time$/.test(values[0]!));
  read(
    typedPermanent,
    isTyped ? { kind: "open", words: "permanent" } : { kind: "type", values: ["full-time", "part-time"] },
  );
  for (const [value, pattern] of typedShifts) read(pattern, { kind: "shift", value });
  const hours = findTypedHours(claims.text);
  const said = hours && claims.claim(hours);
  if (hours && said)
    readings.push(
      hours.value
        ? { kind: "shift", value: hours.value, ...said }
        : { kind: "hours", each: [hours.hours], ...said },
    );
  if (!notRemote.test(claims.text))
    for (const [value, pattern] of typedWorkplaces) read(pattern, { kind: "workplace", value });
  read(typedUrgent, { kind: "urgent" });
  read(typedCompact, { kind: "compact" });
  readings.push(...readRanks(claims), ...readTerms(claims), ...readHere(claims));
  return readings;
}

/** Words around what people ask for. They are dropped only where something was read. */
const fillers =
  /\b(?:(?:i|we|you|he|she|they|it|that|there|who|what|where)['’](?:m|d|ll|ve|re|s)|im|i|am|a|an|the|looking|look|want|wanted|need|needed|find|show|get|me|my|work|working|jobs?|positions?|openings?|opening|roles?|careers?|employment|hiring|vacanc(?:y|ies)|opportunit(?:y|ies)|available|that|which|who|offers?|offered|offering|preferred|required|pay|pays|paying|with|is|are|on|by|from|in|into|onto|about|through|during|after|before|where|when|how|then|there|here|very|really|still|too|do|does|did|was|were|been|our|your|their|his|her|transition(?:ing)?|switch(?:ing)?|mov(?:e|ing)|going|nice|decent|hello|hi|hey|thanks|currently|able|willing|possibl[ey]|ideally|mostly|mainly|near|around|at|for|to|of|and|or|as|shifts?|please|now|any|only|posted|pays?|wanting|someone|something|vs|versus|(?:ok(?:ay)?|fine|good|cool) with|open to|licen[sc]ed?|within|provided|included|while|miles?|per visit|best|top|good|between|some|welcome|accepted|area|metro|please|so|but|plus|w|if|maybe|also|just|etc|prefer(?:ably|s|red)?|ok|okay|fine|max|wants|accepts|takes|seeking|has|have|can|will|would|like|this|be|being|no|not|registered|paid|my husband|my wife)\b/gi;

function withoutFillers(rest: string, hasReadings: boolean): string {
  const words = hasReadings ? rest.replace(fillers, " ") : rest;
  return words
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:/&?!.+()-]+|[\s,;:/&?!.+()-]+$/g, "")
    .trim();
}

const between =
  /[\n,;:?!()]+|\s[-–—]\s|\.\s|\b(?:seeking|looking\s+for|need(?:s|ing)?|want(?:s|ing)?|that\s+(?:takes|accepts|offers|sponsors))\b/i;
/** "15 years" and "22 yrs experience" say what someone has, so nothing is searched for. */
const ofPast = new RegExp(
  String.raw`^(?:(?:with|have|has|over)\s+)?${years}(?:\s+(?:of\s+)?(?:experienced?|exp|old))?(?:\s+(?:of|on|in|as|at|with))?$`,
  "i",
);

/** As they were typed, but without the words around them that say nothing. */
function listPhrases(rest: string, hasReadings: boolean): string[] {
  const pieces = hasReadings ? rest.split(between) : [rest];
  return pieces.flatMap((piece) => {
    if (hasReadings && ofPast.test(piece.trim())) return [];
    const words = piece.trim().split(/\s+/);
    const isTold = words.map((word) => withoutFillers(word, hasReadings) !== "");
    const phrase = words.slice(isTold.indexOf(true), isTold.lastIndexOf(true) + 1).join(" ");
    return isTold.includes(true) && /[\p{L}\p{N}]/u.test(phrase) ? withoutFillers(phrase, false) || [] : [];
  });
}

const either = /^\s*(?:\/|,?\s*\b(?:or|nor)\b)\s*$/i;
const next = /^\s*(?:,|&|,?\s*\band\b)\s*$/i;
const only = /^\s*only\b/i;

/** "No nights or weekends" refuses both, whatever they are. After a comma or "and", it refuses only another of the kind. */
function withRefusedLists(readings: readonly Reading[], text: string): Reading[] {
  let refused: Reading | null = null;
  return readings
    .toSorted((a, b) => a.from - b.from)
    .map((reading) => {
      const isListed = refused !== null && !reading.isNot && continues(refused, reading, text);
      const isNot = reading.isNot || isListed || isBareCall(reading, text);
      const said = { ...reading, from: isListed ? refused!.to : reading.from, isNot };
      if (said.isNot) refused = said;
      return said;
    });
}

/** "Call" by itself is read only after "no". */
const isBareCall = (reading: Reading, text: string): boolean =>
  reading.kind === "shift" &&
  reading.value === "call" &&
  /^call\b(?! only)/i.test(text.slice(reading.from, reading.to));

function continues(refused: Reading, reading: Reading, text: string): boolean {
  const isBehind = isRefusedAfter(text.slice(refused.from, refused.to));
  if (ofPlace.has(reading.kind) || isBehind || only.test(text.slice(reading.to))) return false;
  const between = text.slice(refused.to, reading.from);
  return either.test(between) || (next.test(between) && isOfList(refused, reading));
}

const ofWeek: ReadonlySet<string> = new Set(["weekend", "call"]);

/** "No weekends, nights" and "no nights, days" say what is wanted instead. */
function isOfList(refused: Reading, reading: Reading): boolean {
  if (refused.kind !== "shift" || reading.kind !== "shift") return refused.kind === reading.kind;
  return reading.value !== "day" && (!ofWeek.has(refused.value) || ofWeek.has(reading.value));
}
