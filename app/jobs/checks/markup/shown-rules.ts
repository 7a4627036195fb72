import { findState } from "#app/facts/reference/place/states.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { type JudgedMarkup, type MarkupFinding, toMarkupFinding } from "./markup-page.ts";
import {
  isJsonObject,
  type JsonObject,
  parseMarkupDate,
  toMarkupValues,
  toObjects,
  toTextValue,
} from "./markup-rules.ts";
import {
  isAmountShown,
  isDayShown,
  isShown,
  readShownText,
  type ShownText,
  toParagraphTexts,
} from "./shown-text.ts";

interface Unshown {
  path: string;
  value: string;
}

/** Rule P2: the markup says it, but the page does not show it. */
export function checkShown({ posting, page }: JudgedMarkup): MarkupFinding[] {
  if (page.text === null) return [];
  return listUnshown(posting, readShownText(page.text)).map(({ path, value }) =>
    toMarkupFinding(
      "P2",
      path,
      `The page does not show “${toShort(value)}”.`,
      "Show it on the page, or take it out of the markup.",
    ),
  );
}

const longestQuote = 80;
/** Each text of the markup is looked for in the whole page. */
const mostTexts = 500;
const toShort = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);

function listUnshown(posting: JsonObject, shown: ShownText): Unshown[] {
  const toMissing = (path: string, value: unknown): Unshown[] => {
    const text = toTextValue(value);
    return text && !isShown(shown, text) ? [{ path, value: text }] : [];
  };
  const [organization] = toMarkupValues(posting.hiringOrganization);
  return [
    ...toMissing("title", posting.title),
    ...toMissing("hiringOrganization.name", toTextValue(organization)),
    ...toParagraphTexts(toTextValue(posting.description))
      .slice(0, mostTexts)
      .flatMap((part) => toMissing("description", part)),
    ...listedTexts.flatMap((path) => toPieces(posting[path]).flatMap((piece) => toMissing(path, piece))),
    ...listDates(posting, shown),
    ...listPay(posting, shown),
    ...listPlaces(posting, shown),
    ...listTerms(posting, shown),
  ];
}

const listedTexts = ["qualifications", "responsibilities", "skills", "jobBenefits", "workHours"] as const;

/** Lists are joined in many ways, and a page may show each item apart. */
const toPieces = (value: unknown): string[] =>
  toMarkupValues(value)
    .flatMap((item) => toTextValue(item).split(/[,;•\n]|\.\s|<[^<>]*>/))
    .filter(Boolean)
    .slice(0, mostTexts);

function listDates(posting: JsonObject, shown: ShownText): Unshown[] {
  return (["datePosted", "validThrough"] as const).flatMap((path) => {
    const date = parseMarkupDate(posting[path]);
    if (!date || isDayShown(shown, date.at)) return [];
    const isRelative =
      path === "datePosted" &&
      / (?:today|yesterday|just posted|\d+ (?:days?|hours?|weeks?) ago) /.test(shown.words);
    return isRelative ? [] : [{ path, value: String(posting[path]) }];
  });
}

const unitWords: Record<string, RegExp> = {
  HOUR: / (?:hours?|hourly|hr|hrs|h) /,
  DAY: / (?:days?|daily) /,
  WEEK: / (?:weeks?|weekly|wk) /,
  MONTH: / (?:months?|monthly|mo) /,
  YEAR: / (?:years?|yearly|annual|annually|yr) /,
};

function listPay(posting: JsonObject, shown: ShownText): Unshown[] {
  const [value] = toObjects(toObjects(posting.baseSalary)[0]?.value);
  if (!value) return [];
  const amounts = ["value", "minValue", "maxValue"].flatMap((name) => {
    const amount = Number(value[name]);
    return amount > 0 && !isAmountShown(shown, amount)
      ? [{ path: `baseSalary.value.${name}`, value: String(value[name]) }]
      : [];
  });
  const unit = String(value.unitText ?? "");
  const isUnitShown = findOwn(unitWords, unit)?.test(shown.words) ?? true;
  return isUnitShown ? amounts : [...amounts, { path: "baseSalary.value.unitText", value: unit }];
}

function listPlaces(posting: JsonObject, shown: ShownText): Unshown[] {
  const places = toObjects(posting.jobLocation).slice(0, mostTexts);
  return places.flatMap((place, at) => {
    const base = places.length > 1 ? `jobLocation.${at}.address` : "jobLocation.address";
    const address = isJsonObject(place.address) ? place.address : {};
    const region = toTextValue(address.addressRegion);
    const isRegionShown = isShown(shown, region) || isShown(shown, findState(region)?.name ?? region);
    return [
      ...["streetAddress", "addressLocality", "postalCode"].flatMap((name) => {
        const text = toTextValue(address[name]);
        return text && !isShown(shown, text) ? [{ path: `${base}.${name}`, value: text }] : [];
      }),
      ...(isRegionShown ? [] : [{ path: `${base}.addressRegion`, value: region }]),
    ];
  });
}

const typeWords: Record<string, RegExp> = {
  FULL_TIME: / full time /,
  PART_TIME: / part time /,
  CONTRACTOR: / (?:contract\w*|1099|locums?|freelance) /,
  TEMPORARY: / (?:temporary|temp|travel\w*|locums?|assignment|seasonal|fixed term) /,
  INTERN: / intern(?:ship)?s? /,
  VOLUNTEER: / volunt\w+ /,
  PER_DIEM: / (?:per diem|prn|as needed) /,
};

const categoryWords: Record<string, RegExp> = {
  "high school": / (?:high school|ged|diploma) /,
  "associate degree":
    / (?:associates?|adn|asn|aas|graduates?|programs?|college|accredited|certif\w+|registry|cnmt|completion) /,
  "bachelor degree": / (?:bachelors?|bsn|bs|b s|ba|baccalaureate|graduates?|programs?) /,
  "professional certificate":
    / (?:certif\w+|diploma|licens\w+|program|school|course|training|registry|registered) /,
  "postgraduate degree":
    / (?:masters?|msn|ms|msw|mph|doctor\w*|dnp|phd|md|do|dpt|otd|pharmd|dds|dmd|graduate\w*|fellowship|residency|psyd|edd|m d|ph d) /,
};

const spelled: Record<number, string> = {
  1: "one",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  10: "ten",
  12: "twelve",
  18: "eighteen",
  24: "twenty four",
};

function listTerms(posting: JsonObject, shown: ShownText): Unshown[] {
  const types = toMarkupValues(posting.employmentType).map(String);
  const isTypeShown =
    types.length === 0 || types.some((type) => findOwn(typeWords, type)?.test(shown.words) ?? true);
  const categories = toObjects(posting.educationRequirements).flatMap((part) =>
    toMarkupValues(part.credentialCategory),
  );
  const months = toObjects(posting.experienceRequirements).map((part) => Number(part.monthsOfExperience));
  const openings = Number(posting.totalJobOpenings);
  return [
    ...(isTypeShown ? [] : [{ path: "employmentType", value: types.join(", ") }]),
    ...categories
      .filter((category) => findOwn(categoryWords, String(category))?.test(shown.words) === false)
      .map((category) => ({ path: "educationRequirements.credentialCategory", value: String(category) })),
    ...months
      .filter((count) => count > 0 && !areMonthsShown(shown, count))
      .map((count) => ({ path: "experienceRequirements.monthsOfExperience", value: String(count) })),
    ...(posting.jobImmediateStart === true &&
    !/ (?:immediate\w*|urgent\w*|asap|right away|at once) /.test(shown.words)
      ? [{ path: "jobImmediateStart", value: "true" }]
      : []),
    ...(openings > 0 && !shown.numbers.has(openings)
      ? [{ path: "totalJobOpenings", value: String(openings) }]
      : []),
  ];
}

function areMonthsShown({ words, numbers }: ShownText, months: number): boolean {
  const years = months / 12;
  return (
    (numbers.has(months) && / months? /.test(words)) ||
    (/ (?:years?|yrs?) /.test(words) && (numbers.has(years) || words.includes(` ${spelled[years]} `))) ||
    words.includes(` ${spelled[months]} months `)
  );
}
