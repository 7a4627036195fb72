import { parseState, states } from "#app/facts/reference/place/states.ts";
import { toNumber } from "./phrases.ts";
import { denial, isOfOthers, isWish, type Said, toStatements } from "./statements.ts";

const amount = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eighteen)`;
/** "2 years", "two (2) to 3 yrs." */
const span = String.raw`${amount}\s*(?:\(\s*\d+\s*\)\s*)?\+?(?:\s*(?:-|–|to)\s*\d{1,2}\+?)?(?:\s*\(\d+\))?[\s-]*(?:or more\s+)?(?:full[\s-]+|recent\s+|consecutive\s+)?(years?|yrs?|months?|mos?)\b\.?['’]?`;
/** Before the span, what asks for it; the beginning of an item asks, too. */
const asking = String.raw`(?:^|\b(?:minimum|min\.?|at least|no less than|not less than|requires?|required|must have|have|with|experience)\b)[\s:,(–-]*(?:of\s+|an?\s+)?(?:at least\s+|minimum\s+(?:of\s+)?)?`;
/** "18 years" is an age. */
const askedSpan = new RegExp(`${asking}(?!1[68] y)${span}`, "gi");
const work = String.raw`\b(?:experience|exp|practice|practicing|practising|nursing|work(?:ing|ed)?|bedside|leadership|management|supervis\w+)\b`;
const spanOfWork = new RegExp(String.raw`(?<![$\d.,-])${span}(?=[^.;\n]{0,60}?${work})`, "gi");
/** "Customer service, one year in any business" */
const spanOfPlace = new RegExp(String.raw`(?<=,\s)${span}(?=\s+(?:in|as)\b)`, "gi");
/** "Six months of hospital, EMS or nursing home work preferred" */
const wishBehind =
  /^(?:(?!\b(?:experience|work|practice|setting)\b)[^.;]){0,60}\b(?:experience|work|practice|setting)\b(?:\s+\([^)]*\))?\s+(?:(?:is|are|would be|strongly|highly|much)\s+)*(?:prefer|desir|helpful|a plus|ideal|great|nice|not (?:required|needed|necessary))/i;
/** What else is counted in years, around the span. */
const notWork =
  /\$|\bbonus|\bsign[\s-]?on|\bcontract\b|\bcommit|\bwork requirement|\brepa(?:y|id)|\bguarante|\bstay\b|\bvest|\bof age\b|\b(?:years?|yrs?|months?|mos?)[\s-]old\b|\bagreement\b|\bages?\b|\bevery\b|\bwithin\b|\bresidency (?:runs|lasts|is)\b|\bprogram (?:runs|lasts)\b|\bmentor\w*\b|\borientation\b|\bprecept\w+\b|\b(?:serv|car|operat)\w+ (?:\w+ ){0,4}(?:for|over)\b|\bin business\b|\bwe(?: have|['’]ve)\b|\bour \w+ (?:have|has)\b|\bhistory\b|\bwarranty\b|(?<!\bno |\bnot )\bless than\b|\bpension\b|\baccru|\bhalf at\b|\bup to\b|\bunder\b|\bPTO\b|\bvacation\b|\brenew|\bhousing\b|\b(?:pass|complete|obtain|get|finish)\b|\b(?:are|also) considered\b|\bmax(?:imum)?\b|\bongoing\b|\b(?:initial|locum|travel) (?:term|period)\b/i;
/** A label over how long the work lasts. */
const ofLength = /^(?:dates?|duration|length|term|assignment|contract|coverage|start)\b/i;
/** "I'd rather have two years, but if you are fresh, write anyway" */
const rather =
  /\b(?:I|we)(?:['’]d| would) (?:rather|love|like)\b|\bwould be (?:lovely|wonderful|welcome|perfect)\b|\bbut (?:if you(?:['’]re| are) (?:fresh|new|green|just)|(?:the )?first year is|not a must|newer)/i;
/** "Two years of radiography OR one year of mammography", "ADN with 2 years, or BSN with 1 yr" */
const orSpan = new RegExp(
  String.raw`\bor\s+(?:an?\s+)?(?:[\p{L}'’]{2,12}(?:\s+degree)?\s+(?:with|w\/|and|plus)\s+)?(?:at least\s+|(?:a\s+)?minimum\s+(?:of\s+)?)?${span}`,
  "giu",
);
/** Of two ways in, neither is asked alone. */
const otherWay =
  /\bor (?:an? |one |our |the )?(?:\w+[ -]){0,5}(?:rotations?|course|program|training|(?<!cath )lab|class|semester|internship|certificat\w+|degree)\b|\bor (?:go through|complete|attend|take)\b|^or\b/i;
/** What is asked for a level above the first. */
const higherLevel = /\b(?:II|III|IV|level [2-9]|senior)\b/;
const noneAsked =
  /\bno (?:prior |previous |prev\.? |work )?experience(?: (?:is |at all )?(?:required|necessary|needed|asked))?\b(?! (?:in|with|as)\b)|(?:^|\b(?:prior|previous|work)\s+)experience(?: level)?\s*(?::|-|–|is)?\s*(?:none|not (?:required|necessary|needed|asked))\b|\b(?:do not|don['’]t) need (?:any )?experience\b|\bentry[\s-]level\b|\bexperience: (?:level \w+ )?none\b|\b(?:less|fewer) than (?:an?|one|1|6|12|six|twelve) (?:years?|months?) of (?:\w+ ){0,3}experience\b|^new[\s-]grad(?:uate)?s?\b(?: \w+){0,3} (?:residency|program|fellowship|cohort)\b|\b0\s*(?:-|–|to)\s*[1-5]\+? (?:years?|yrs?)\b/i;
const newcomers = String.raw`(?:(?:new|recent|upcoming|20\d\d|spring|fall|december|may)[\s-]+(?:residency |nursing |fellowship |program )?(?:grad(?:uate)?s?|nurses|clinicians|CFs?|fellows)\b(?:\s*\/\s*CFs?)?|\bgraduating (?:chief )?(?:fellows|residents|students|clinicians)|\b(?:fellows|residents)(?= (?:are |is )?(?:encouraged|invited|welcome) to apply)|\bif you are graduating|\bgraduate nurses|\bclinical fellows|\bCFY?s\b|\bfinishing (?:chief )?(?:residents|fellows)|\b(?:residents|fellows) (?:finishing|completing|graduating)|\b(?:just|recently) (?:completed|finished) (?:your |a )?(?:residency|fellowship|training|school))`;
const newcomersAsked = new RegExp(
  String.raw`\b${newcomers}(?!\s+(?:degree|school|program|not\b))[^.;\n]{0,60}?(?:\b(?:welcome|encouraged|accepted|considered|ok|okay|eligible|invited|may (?:apply|be)|can apply|apply|yes|trained|done well|alike|or experienced|talk to us|(?:would|will) start)\b|[:?]\s*yes\b)|\b(?:welcome|accept|consider|hire|train|taken|include|including|open to|raised)(?:s|ing)?[^.;\n]{0,30}\b${newcomers}`,
  "i",
);
/** "No pharmacy experience needed", where nothing else is asked. */
const noneOfKind =
  /\b(?:no|prior|previous)\b[^.;\n]{0,40}\b(?:experience|training)\b[^.;\n]{0,30}\b(?:not |is |are )*(?:required|needed|necessary)\b|\bwe(?:['’]ll| will)? train\b|\bwill train\b|\b(?:experience|nursing|work|practice)\b[^.;\n]{0,40}\b(?:helpful|preferred|desired|welcome|a plus|a bonus|nice|great|ideal)\b[^.;\n]{0,15}\bnot (?:an? )?(?:required|needed|necessary|must|requirement)\b/i;
const mostMonths = 600;

/** Months of work that a posting asks for: 0 when it says that none is asked, null when it says nothing. */
export function parseExperienceMonths(text: Said): number | null {
  const statements = toStatements(text);
  const said = statements.map(({ text: one }) => one);
  if (said.some((one) => noneAsked.test(one) || welcomesNewcomers(one))) return 0;
  const hasLevels = said.some((one) => /\b(?:I|level 1)\b(?!\.)/.test(one));
  for (const { text: one, label } of statements) {
    if (hasLevels && higherLevel.test(`${label} ${one.slice(0, longestLevel)}`)) continue;
    const months = readMonths(one, label);
    if (months !== null) return months;
  }
  return said.some((one) => noneOfKind.test(one)) ? 0 : null;
}

const longestLevel = 12;

function welcomesNewcomers(statement: string): boolean {
  const match = newcomersAsked.exec(statement);
  return match !== null && !denial.test(statement.slice(Math.max(0, match.index - 30), match.index + 25));
}

/** The most of what one statement asks for: "6 months of dialysis and 18 months of nursing". */
function readMonths(statement: string, label: string): number | null {
  if (
    isWish(label) ||
    ofLength.test(label) ||
    isOfOthers(statement) ||
    otherWay.test(statement) ||
    rather.test(statement)
  )
    return null;
  if (/\bsubstitut|\bin lieu\b/i.test(statement)) return null;
  const plain = (label !== "" && statement.startsWith(label) ? statement.slice(label.length + 1) : statement)
    .trim()
    .replace(/\ban? (?:full )?(?=(?:year|yr) of\b)/gi, "1 ")
    // "2 years CVOR in last 3 years"
    .replace(
      /\b(?:in|within|over|of|during) (?:the )?(?:last|past|previous) (?:\w+ ){0,2}(?:years?|yrs?|months?|\d+|two|three|four|five)\b/gi,
      " ",
    );
  const found = [spanOfWork, askedSpan, spanOfPlace]
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .filter(({ index, 0: words }) => {
      const before = plain.slice(Math.max(0, index - 40), index);
      const behind = plain.slice(index + words.length, index + words.length + 60);
      const until = behind.split(/,(?!\s*(?:strongly |highly )?prefer)/, 1)[0]!;
      return (
        !/\bor\s*$/i.test(before) &&
        !isWish(before + until) &&
        !wishBehind.test(behind) &&
        !notWork.test(before + words + behind.slice(0, 40))
      );
    });
  const months = found
    .map(([, number, unit]) => toMonths(number!, unit!))
    .filter((value) => value <= mostMonths);
  if (months.length === 0) return null;
  const others = [...plain.matchAll(orSpan)].map(([, number, unit]) => toMonths(number!, unit!));
  return Math.min(Math.max(...months), ...others);
}

const toMonths = (number: string, unit: string): number => toNumber(number) * (/^m/i.test(unit) ? 1 : 12);

const credentials: readonly (readonly [string, RegExp])[] = [
  ["postgraduate degree", /\bpost-?graduate|\bmaster|\bdoctor|\bph\.?d|\bmsn\b|\bdnp\b|\bmd\b|\bpharmd\b/i],
  ["bachelor degree", /\bbachelor|\bbsn\b|\bb\.?[as]\.?\b|\b4-?year degree/i],
  ["associate degree", /\bassociate|\badn\b|\b2-?year degree/i],
  ["professional certificate", /\bcertificat|\bdiploma in|\bvocational|\btrade school|\blicen[sc]e\b/i],
  ["high school", /\bhigh school|\bged\b/i],
];

export function parseEducationCategory(text: string): string | null {
  return credentials.findLast(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const degree =
  /\b(?:associate(?:['’]?s)?(?: of \w+| degree|(?<=s)(?= or| in| from))|bachelor(?:['’]?s)?|master(?:['’]?s)(?! craft)|doctorate|doctor of \w+|high school (?:diploma|grad\w*|or|education)|H\.?S\.? diploma|GED|BSN|ADN|ASN|MSN|DNP|PharmD|DPT|diploma|degree|MD or DO|MD\/DO)\b/i;
const startsWithDegree =
  /^(?:an? |the )?(?:completed |accredited )?(?:high school|GED|associate|bachelor|master|doctor(?! of optometry)|(?:BSN|ADN|MSN|DNP|PharmD|DPT|MD)(?: or |\/))/i;
const asksDegree =
  /\b(?:requir\w+|must have|minimum|from an?|in \w+|graduat\w+ (?:of|from)|complet\w+ of)\b/i;
const ofEducation = /\b(?:educat\w*|requir\w*|qualif\w*|need|must|bring|have|credentials|you)\b/i;
/** What the employer gives, and who else may work there. */
const notAsked =
  /\b(?:tuition|reimburs\w+|assistance|differential|benefits?|scholarship|loan|pursu\w+|students?|pay|bonus|offer\w*|advance\w*|residency|ladder|program is|post-master['’]s)\b|\$/i;

const mostOfEducation = 300;

/** What a text says of the education that it asks for, and the least of it. */
export function parseEducation(text: Said): { text: string; category: string } | null {
  for (const { text: one, label } of toStatements(text)) {
    if (!degree.test(one) || notAsked.test(one) || isWish(label) || isOfOthers(one)) continue;
    const asked = one.split(/,\s|\s-\s/).filter((piece) => !isWish(piece));
    const kept = asked.join(", ");
    if (
      !degree.test(kept) ||
      !(ofEducation.test(label) || startsWithDegree.test(one) || asksDegree.test(kept))
    )
      continue;
    // "A BSN and a master's degree"
    const category = /\band (?:an? )?(?:master|MSN|doctor)/i.test(kept)
      ? "postgraduate degree"
      : parseEducationCategory(kept.replace(/\blicen[sc]\w+|\bcertificat\w+/gi, " "));
    if (category) return { text: kept.slice(0, mostOfEducation), category };
  }
  return null;
}

/** A word that can only mean the license, or "compact" beside what a license is for. */
const compact =
  /\b(?:e?NLC|psypact|multi-?state|IMLC|REPLICA|ASLP-IC)\b|\bcompact\b(?=[^.;\n]{0,60}\b(?:licen[sc]|privilege|state|RN|LPN|LVN|PT|nurs|accept|ok\b|welcome))|\b(?:licen[sc]\w*|RN|LPN|LVN|APRN|PA|PTA?|OT|EMS|nurs\w+|interstate|state|single|licensure|psychology|counseling|social work|therapy)\b[^.;\n]{0,40}\bcompact\b/i;
/** "No compact, no pending applications." */
const shortCompact = /^(?:\w+[\s,:]+){0,3}compact\b[^.]{0,40}\.?$/i;
/** A state that takes part in a compact of physicians accepts no license yet. */
const otherCompact =
  /\bcompact (?:car|cars|unit|team|design|hospital|campus|size|schedule|disc)\b|\bparticipates? in the interstate\b/i;
const named = String.raw`\b(?:compact|multi-?state|e?NLC|psypact|IMLC)\b`;
const unneeded = String.raw`\s*(?:need|have to|only|just|requir|necess|a problem|an issue)`;
const refused = new RegExp(
  String.raw`\bsingle[\s-]state only|\bprohibit|\bonly (?:an? )?single[\s-]state\b|${denial.source}(?!${unneeded})[^.;]{0,60}${named}|${named}[^.;]{0,60}(?!\b(?:no|without)\b)${denial.source}(?!${unneeded})`,
  "i",
);
const onlyMeanwhile = /\b(?:while|until|pending)\b/i;
const onlyCompact = /\bsingle[\s-]state (?:license )?(?:will not|won['’]t|does not|is not|isn['’]t|not)\b/i;
/** "We are a compact state, but you need the Wyoming license." */
const butOwn =
  /\bbut (?:you |we )?(?:need|require|must have|want) (?:the |a |an )?(?!compact|multi)\w+(?: \w+)? license\b/i;

/** True or false where a posting says that a compact's license is or is not enough, null where it says neither. */
export function parseCompactAccepted(text: Said): boolean | null {
  const said = toStatements(text)
    .map((one) => one.text)
    .filter((one) => (compact.test(one) || shortCompact.test(one)) && !otherCompact.test(one));
  if (said.some((one) => onlyCompact.test(one))) return true;
  if (said.some((one) => refused.test(one) || butOwn.test(one))) return false;
  return said.some((one) => !onlyMeanwhile.test(one) || /\baccept|\bok\b|\bwelcome/i.test(one)) ? true : null;
}

const stateName = new RegExp(
  String.raw`\b(?:${states.map(({ name }) => name).join("|")})\b|(?<![\p{L}&])(?:${states.map(({ code }) => code).join("|")})(?![\p{L}&'’]|-\p{Lu}| visas?\b)`,
  "giu",
);
const codePattern = /^[A-Z]{2}$/;
/** Codes that are credentials or words as well. */
const ambiguous: ReadonlySet<string> = new Set([
  "PA",
  "MA",
  "MD",
  "OR",
  "IN",
  "OK",
  "ME",
  "HI",
  "DE",
  "LA",
  "AL",
  "ID",
  "CT",
  "MS",
  "MT",
]);
const credential =
  /^\s*(?:state\s+)?(?:RN|LPN|LVN|NP|APRN|CRNA|CNM|PTA?|OTA?|SLP|RT|MD|DO|PA|CNA|BON|nurs\w+|registered|licen[sc]\w+|or (?:compact|multi))/i;
const licenseWord =
  /\b(?:licen[sc](?:e[ds]?|es|ure|ing)|registration|registered with|registry|certification|certificate|cert|credential|board of \w+|BBS|multi-?state|compact|lic|RN|LPN|LVN)\b/gi;
const licensing =
  /licen[sc]|\blic\b|regist(?:ry|ration)|\bcert|compact|multi-?state|\bcredential\b|\bboard of (?:registered )?(?:nurs|behav|pharm|therap|medic)|\bBBS\b/i;
/** What is licensed, certified or named so, and no person. */
const notOfPerson =
  /\blicensed (?:\d|beds?|facilit|hospital|independent (?:living|senior)|agency|as an? \d)|\b\d+[\s-]+licensed\b|\b(?:university|college|school) of\b|\bdoes(?: not|n['’]t) (?:require|license)\b|\bno (?:state )?licen[sc]\w+ (?:is (?:required|needed)|for|exists)\b/i;
/** In words, between the state and the license. */
const [farBefore, farBehind] = [5, 4];

const countWords = (text: string): number => text.split(/[\s,/()-]+/).filter(Boolean).length;

/** The states whose license a posting asks for, as sorted codes. */
export function parseLicenseStates(text: Said): string[] {
  const found = toStatements(text).flatMap(({ text: one }) => listLicenseStates(one));
  return [...new Set(found)].sort();
}

function listLicenseStates(said: string): string[] {
  const statement = said.includes("NYS") ? said.replaceAll("NYS", "NY") : said;
  if (!licensing.test(statement) || notOfPerson.test(statement)) return [];
  const isShouted = !/\p{Ll}/u.test(statement);
  const words = [...statement.matchAll(licenseWord)].map(({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }));
  if (words.length === 0) return [];
  return [...statement.matchAll(stateName)].flatMap(({ index, 0: name }) => {
    const behind = statement.slice(index + name.length);
    const before = statement.slice(0, index);
    if (
      codePattern.test(name)
        ? !(isShouted ? isBesideLicense : isMeantCode)(name, before, behind)
        : name.length === 2
    )
      return [];
    // "Dallas, TX" is where the work is, unless its license is next.
    if (
      !asked.test(behind) &&
      /(?<!\b(?:RN|LPN|LVN|NP|APRN|CNA|License|Licensure|Registration|Certification|Compact))\b(?!(?:Licen[sc]|Certif|Regist))\p{Lu}\p{Ll}+,\s*$/u.test(
        before,
      ) &&
      !startsList(before)
    )
      return [];
    if (/\b(?:no|not|don['’]t|doesn['’]t|without)\b(?:\s+\w+){0,2}\s+(?:an?\s+)?$/i.test(before)) return [];
    const isNear =
      toPractice.test(before) ||
      words.some(
        ({ from, to }) =>
          (from >= index + name.length &&
            countWords(statement.slice(index + name.length, from)) <= farBefore) ||
          (to <= index &&
            countWords(statement.slice(to, index)) <= farBehind &&
            !/[.;]/.test(statement.slice(to, index))),
      );
    const code = isNear ? parseState(name)?.code : undefined;
    return code ? [code] : [];
  });
}

/** "SLP license" */
const asked = /^\s+(?:state\s+)?(?:[\p{L}-]+\s+){0,2}(?:licen[sc]|certif|regist)/iu;

/** A code that is a word, too, is the state where a credential follows it or where it is in brackets. */
const isMeantCode = (code: string, before: string, behind: string): boolean =>
  !ambiguous.has(code) ||
  (credential.test(behind) && !/\b(?:RN|LPN|LVN|NP)\s+$/.test(before) && !endsInState(before)) ||
  isListed(before) ||
  (!roleCodes.has(code) && startsChoice(behind)) ||
  (/\($/.test(before) && /^\)/.test(behind));

/** In capitals, where every code may be a word: "TN LICENSE (RRT)", "LIC: NV RN". */
const isBesideLicense = (code: string, before: string, behind: string): boolean =>
  !ambiguous.has(code) &&
  (/^\s+(?:STATE\s+)?(?:[A-Z]{2,4}\s+)?LIC(?:ENSE|ENSURE|\b)/.test(behind) ||
    /\bLIC(?:ENSE)?:?\s+(?:IN\s+)?$/.test(before));

/** "A license to practice as a registered professional nurse in New York State" */
const toPractice = /\blicen[sc]\w+\b[^.;]{0,40}\bto practice\b[^.;]{0,60}\bin (?:the state of )?$/i;

/** Of "Virginia PA license" */
const endsInState = (before: string): boolean =>
  parseState(/\p{Lu}\p{L}+ $/u.exec(before)?.[0].trim() ?? "") !== null;

/** "OH, KY or IN" */
const isListed = (before: string): boolean => {
  const last = /\b(\p{Lu}{2})(?:\s*[,/]|\s+(?:or|and))*\s*$/u.exec(before)?.[1];
  return last !== undefined && !ambiguous.has(last) && parseState(last) !== null;
};

const roleCodes: ReadonlySet<string> = new Set(["PA", "MA", "MD"]);
/** "AL or TN" */
const startsChoice = (behind: string): boolean => {
  const next = /^\s*(?:\/|or\s|and\s)\s*(\p{Lu}{2})\b/u.exec(behind)?.[1];
  return next !== undefined && !ambiguous.has(next) && parseState(next) !== null;
};

/** "Arizona, Colorado and New Mexico" */
const startsList = (before: string): boolean => {
  const last = /(\p{Lu}[\p{L} ]*?),\s*$/u.exec(before)?.[1];
  return (
    last !== undefined &&
    parseState(
      last
        .split(/\b(?:of|in|from|and|or)\s+/)
        .at(-1)!
        .trim(),
    ) !== null
  );
};
