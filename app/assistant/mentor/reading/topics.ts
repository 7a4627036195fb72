import { asksSeveralStates } from "./home.ts";
import type { Asked } from "./read-question.ts";
import { readNamedPay } from "./read-question.ts";

const topics = [
  "take-home",
  "education",
  "certificate",
  "authority",
  "ratio",
  "license",
  "compact",
  "pay-law",
  "pay",
  "prices",
  "hospitals",
  "per-diem",
  "outlook",
  "training",
  "work",
  "match",
  "jobs",
] as const;
export type Topic = (typeof topics)[number];

const namesCompact = /\bcompact\b|\bmulti-?\s?state|\be?nlc\b|\bimlc\b|\bpsypact\b/;
const asksPay =
  /\bwho (?:earns?|makes?|gets paid)\b|\b(?:earns?|makes?) more\b|\b(?:how much|what|whats|which)\b.*\b(?:pay|pays|paid|earn|earns|make|makes|making|bring home|brings home|salary|salaries|wages?|income|compensation|hourly|rate|money)\b|\b(?:average|median|typical|mean|going|good|fair|low|lowest|highest|decent)\b.*\b(?:pay|salary|wage|rate|hour|hourly|year)\b|\b(?:salary|salaries|wages?|pay|hourly rate)\b (?:for|of|in|range)\b|\b(?:salary|salaries|wages?|pay)\W*$|\bhow (?:well|much)\b.*\bpaid\b|\bdo .* (?:earn|make) more\b|\bsalar(?:y|ies)\b|\bwages?\b|\bgoing rate\b|\bmedian\b|\baverage (?:for|of)\b|\b(?:under|below|above|over|beat|beats) (?:what|(?:the )?(?:market|going|usual|median|average))\b|\b(?:sounds?|seems?|is (?:that|this|it)|are they) (?:too |really |kind of |a bit )?(?:low|lowball\w*|fair|high|underpaid)\b|\b(?:am i|being|getting) (?:underpaid|lowballed)\b|\bmoney\s?-?wise\b|\bfinancially\b/i;
/** Questions about how pay is agreed on or made up, which the guides answer. */
const asksOfPay =
  /\b(?:director|cover letter|numbers come|package|stipends?|gsa|expenses|(?<!(?:income|state) )tax(?:es)?|why|small towns?|same state|inflation|(?:than|with|behind) prices|besides (?:the )?(?:salary|pay|money)|what (?:else )?(?:should|can|could|do|to) (?:i )?(?:ask|negotiate)|(?:going|gone|went) (?:up|down)|rising|ris(?:e|en)|trends?|increas\w*|keep(?:ing)? up|negotiat\w*|bonus\w*|clause|productivity|w?rvus?|differentials?|overtime|contract|guarantee\w*|1099|tail|repay\w*|counter ?offer|raise|ask about|transparen\w*|posting say|competitive|per diem rate|call pay|on-call pay|los(?:e|ing)|pay cut|consumer prices|taxable|pay ranges?|job ads?|pay (?:off|back)|who pays|make me pay)\b/i;
const asksJobs =
  /\b(?:jobs?|openings?|positions?|postings?|vacanc(?:y|ies)|roles?|gigs?|assignments?|hiring)\b|\blooking for\b|\bseeking\b|\bgot any\w*\b|\bi want an? (?:\w+ ){0,3}(?:contract|shift|assignment)\b|\b(?:hospitals?|employers?|clinics?|facilities|places)\b.*\b(?:sponsor\w*|hires?)\b|\banything\b.*\b(?:remote|for|in|near|around|open)\b|\bwhats? (?:do you have|have you got|you got|is open|is available)\b/i;
const asksAroundJobs =
  /\b(?:interview|r[ée]sum[ée]s?|cover letter|quit|resign|first job|new job|job offer|offer letter|save|saved|apply|applying|application|still open|closed|how do i (?:choose|start|prepare|post|find)|which license|licen[sc]e do i|post a job|job description|job posting|search results|old posting|confirmed|badge|job ads?|pay ranges?|printable|print|worksheets?|templates?|clauses?|how much (?:money )?(?:would|will|do|am) i (?:\w+ )?los(?:e|ing)|switching to|notice|resigned|background check|drug screen|accept(?:ed|ing)?|got offered|offered me|new employer|nclex|over zoom|by video|video visits?|job offers|two offers|start looking|offer is|titers?|layoffs?|laid off|fired|(?:posting|ad|listing|range) says|job is (?:in|on|across)|offered (?:2|two|3|three|both) (?:\w+ )?(?:jobs|positions|roles)|(?:one|job|offer) is (?:really |actually )?better)(?!\w)/i;
/** Words of someone who wants advice, though the rest reads as a search. */
const asksAdvice =
  /\b(?:tips|advice(?! nurse)|cv|covered|non-?\s?competes?|buy-?\s?outs?|laws?|rules?|burn(?:ed|t)?[\s-]?out|bedside|pay cut|(?:2|two|both|three|these) (?:\w+ )?offers|compare|counter ?offers?|negotia\w*|scared|worried|overtime|tail|cancell?ed|guaranteed|fastest way|how (?:long|soon)|become|\w+[\s-](?:years?|yrs?|months?) commitment|or (?:just |should i )?(?:take|accept|stay|keep)|wants me to|would i (?:even )?(?:make|earn)|moneywise|which (?:one )?(?:pays|is better)|job [ab]\b|is it (?:better|worth|ok|smart|normal|legal)|(?:does|is|can|will|has|did) (?:my|our)|count(?:s|ed)? (?:for|toward)|e-?mails?|alerts?|notif\w+)\b/;
/** "How long is onboarding in a first job?" asks about work. "How many jobs are open?" searches. */
const asksOfWork =
  /\bhow (?:long|do|does|to|much|should|far|soon)\b|\bshould i\b|\bwhen (?:do|does|should|can|will)\b|\bwhy\b|\bwhat (?:if|do they|should|happens)\b|\bdo i (?:need|have to|lose|owe|get)\b|\b(?:owe|normal|worth|fair|decide)\b/;
const searches =
  /\b(?:any\w*|openings?|available|hiring|show|find me|postings?|positions|jobs|vacanc(?:y|ies)|gigs|seeking)\b/;
/** Which postings are for this person, who says of herself nothing that a search could read. */
const asksMatch =
  /\b(?:jobs?|postings?|positions?|openings?|roles?)\b.*\b(?:fits?|suits?|match(?:es)?|best for|right for|good for)\b.*\b(?:me|my)\b|\b(?:best|good|right|top|my|find me|me) (?:job )?(?:match(?:es)?|fit)\b|\bam i an? (?:\w+ )?(?:match|fit)\b|\bjobs? (?:that )?(?:am i|i am|im|do i|i) (?:\w+ )?(?:qualif\w+|eligible)\b|\bmatch me\b|\bhow (?:well|good) (?:do|am|would) i\b.*\b(?:match|fit)\b|\bmy chances\b/;
/** What a board wants of a license that is renewed is continuing education. */
const asksRenewal =
  /\b(?:need|takes?|have|required?|requirements)\b.*\b(?:to renew|for renew\w+)\b.*\blicen[sc]e\b|\brenew\w*\b.*\b(?:hours?|hrs|class(?:es)?|courses?|credits?)\b|\b(?:hours?|hrs|class(?:es)?|courses?|credits?)\b.*\brenew\w*\b/;
/** "Did Pennsylvania join the compact yet?" asks of the compact, and of nobody's license. */
const asksMembership = ({ sentence: { words }, held }: Asked): boolean =>
  held === null &&
  namesCompact.test(words) &&
  !/\bcan (?:i|an?|we)\b/.test(words) &&
  /\b(?:members?|join\w*|part of|issu\w+|giv(?:e|es|ing)|in the (?:compact|e?nlc)|compact state|yet|went live)\b/.test(
    words,
  );
const patterns: Readonly<Record<Topic, (asked: Asked) => boolean>> = {
  "take-home": says(
    /\btake[\s-]?home\b|\bafter[\s-]+(?:\w+[\s-]+){0,3}tax(?:es)?\b|\bnet pay\b|\b(?:would|do|can|will) i (?:keep|have left)\b|\bleft (?:after|over)\b|\bleaves? (?:me|us) (?:with )?(?:more|the most|ahead)\b|\bkeep (?:more|the most)\b|\b(?:income|state) tax(?:es)?\b/,
  ),
  education: ({ sentence: { words } }) =>
    (/\bcontinuing (?:medical |nursing )?ed(?:ucation)?\b|\bce (?:hours?|credits?|units?|requirements?|rules?|class(?:es)?|courses?)\b|\bceus?\b|\bcmes?\b|\bcontact hours\b/.test(
      words,
    ) ||
      asksRenewal.test(words)) &&
    !/\b(?:allowance|stipend|negotiat\w*)\b/.test(words),
  certificate: () => true,
  authority: ({ sentence: { words }, profession }) =>
    profession?.slug === "nurse-practitioner" &&
    /\bpractice authority\b|\bfull practice\b|\bindependen\w*|\bsupervis\w*|\bcollaborat\w*|\bwithout an? (?:\w+ )?(?:physician|doctor|md)\b|\bown practice\b|\bon (?:my|their|her|his) own\b|\bneed an? (?:physician|doctor)\b|\bscope\b/.test(
      words,
    ),
  ratio: says(
    /\bratios?\b|\bpatients? (?:per|to a|can a) nurse\b|\bpatients? can (?:a|an|one) \w*\s?nurse\b|\bpatients? (?:a|an|one|each) nurse (?:can|may|has|have)\b|\bstaffing laws?\b|\bsafe staffing\b/,
  ),
  license: (asked) => asked.states.length > 0 && asksLicense(asked) && !asksMembership(asked),
  compact: (asked) => namesCompact.test(asked.sentence.words) && !asksSeveralStates(asked.sentence),
  "pay-law": asksPayLaw,
  pay: (asked) =>
    asksForPay(asked) &&
    !asksPayLaw(asked) &&
    (comparesStates(asked) || !asksOfPay.test(asked.sentence.words)),
  prices: (asked) =>
    comparesStates(asked) ||
    (asked.states.length > 0 &&
      /\bcost of living\b|\bprices?\b|\bcheap\w*\b|\bexpensive\b|\bafford\w*|\brents?\b|\bcost to live\b/.test(
        asked.sentence.words,
      )),
  hospitals: (asked) =>
    asked.states.length > 0 &&
    /\bhow many (?:\w+ ){0,2}hospitals\b|\bnumber of (?:\w+ ){0,2}hospitals\b/.test(asked.sentence.words),
  "per-diem": says(/\bgsa\b|\bfederal (?:per diem|rates?)\b|\bper diem rates?\b/),
  outlook: ({ sentence: { words } }) =>
    !/\bspecialt(?:y|ies)\b|\b(?:which|what) (?:\w+ ){0,2}(?:jobs|professions|careers|fields)\b/.test(
      words,
    ) &&
    /\boutlook\b|\bin demand\b|\bdemand for\b|\bgrow(?:th|ing)?\b|\bjob market\b|\bshortage of\b|\bprojected\b|\bfuture of\b/.test(
      words,
    ),
  training: ({ sentence: { words, readings } }) =>
    /\bbecom(?:e|ing) an?\b|\bto be an?\b|\b(?:training|schooling|degree|education|school)\b.*\b(?:need|take|require|does|for)\b/.test(
      words,
    ) &&
    !/\bfrom\b|\bswitch|\bchange|\bexperience\b|\btravel|\bjobs?\b|\bopenings?\b|\btake new grad/.test(
      words,
    ) &&
    readings.filter(({ kind }) => kind === "profession").length < 2,
  work: says(
    /\bwhat (?:do|does) (?!i\b|you\b).* do\b(?! (?:if|when|about|with|you|i|we|they|to)\b)|\bwhat is an? \w+(?: \w+){0,2}$|\bjob (?:description|duties)\b/,
  ),
  match: ({ sentence: { words }, states }) =>
    asksMatch.test(words) &&
    !/\be-?mails?\b|\balerts?\b|\bnotif\w*/.test(words) &&
    !(states.length > 0 && /\blicen[sc]/.test(words)),
  jobs: (asked) =>
    (asked.sentence.asksForJobs || asksJobs.test(asked.sentence.words)) &&
    !asksAroundJobs.test(asked.sentence.words) &&
    !asksAdvice.test(asked.sentence.words) &&
    (!asksOfWork.test(asked.sentence.words) || searches.test(asked.sentence.words)) &&
    (asked.held === null || searches.test(asked.sentence.words) || !asksLicense(asked)) &&
    isNarrow(asked),
};

/** "Does the wage have to be in the ad in Illinois?" */
const mustShowPay =
  /\bpay transparen\w*|\b(?:have|has|requires?|required|must|need|needs|supposed|laws?|makes?|forces?)\b.*\b(?:put|post|list|show|include|disclose|publish|state|display)\b.*\b(?:pay|wages?|salar(?:y|ies))\b/;

function asksPayLaw({ sentence: { words }, states }: Asked): boolean {
  return (
    states.length > 0 &&
    mustShowPay.test(words) &&
    /\btransparen|\bads?\b|\bpostings?\b|\blistings?\b|\b(?:post|list|show|disclose|publish)\b/.test(words)
  );
}

/** Which of two states leaves a profession better off. */
const comparesStates = ({ sentence: { words }, profession, states }: Asked): boolean =>
  profession !== null &&
  states.length > 1 &&
  /\b(?:compare|vs|versus|better|best|choose|or)\b/.test(words) &&
  /\b(?:wallet|pay|money|financially|ahead|better (?:off|for|place|state)|earn\w*|salary|afford)\b/.test(
    words,
  ) &&
  !/\blicen[sc]|\bpractice\b|\bauthority\b/.test(words);

function says(pattern: RegExp) {
  return ({ sentence: { words } }: Asked) => pattern.test(words);
}

function asksForPay({ sentence, profession }: Asked): boolean {
  const { words, asksForJobs } = sentence;
  if (asksPay.test(words)) return true;
  if (profession === null || asksForJobs) return false;
  const isJudged =
    /\b(?:good|fair|enough|low|decent|competitive|reasonable|accept|worth|in line|market)\b/.test(words);
  const isFigure = readNamedPay(sentence) !== null || /\b(?:lowest|least|minimum)\b/.test(words);
  return (
    (isJudged && isFigure) ||
    /\b(?:pays?|paid|income|earnings?|wages?|compensation|wallet|come out ahead)\b/.test(words)
  );
}

function asksLicense({ sentence: { words }, profession, held }: Asked): boolean {
  if (/\bpractice authority\b|\bindependen/.test(words) || asksRenewal.test(words)) return false;
  if (/\bbesides (?:the|a|my) licen[sc]e\b/.test(words)) return false;
  const isLicense = /\blicen[sc]|\bendorse|\breciproc/.test(words) || namesCompact.test(words);
  const isWork =
    /\b(?:can|could|may) (?:i|an?|we|\w+s)\b.*\b(?:work|practice|take)\b|\b(?:able|allowed|eligible) to\b/.test(
      words,
    );
  if (profession === null) return held !== null && (isLicense || isWork);
  return isLicense || isWork || held !== null;
}

/** Something to search by. */
const isNarrow = ({ sentence: { readings, own }, subject }: Asked): boolean =>
  own.length > 0 || subject.specialty !== null || readings.some(({ kind }) => kind !== "compact");

const question =
  /\b(?:how|what|whats|why|when|where|who|which|can|could|should|does|do|did|is|are|was|will|would|may|might|if)\b/;

/** Words of a search alone: who, and where or how. */
export const isSearch = ({ sentence: { words, readings }, profession, subject }: Asked): boolean =>
  !question.test(words) &&
  !asksAdvice.test(words) &&
  (profession !== null || subject.specialty !== null) &&
  readings.some(
    ({ kind, isNot }) => kind !== "profession" && kind !== "specialty" && kind !== "compact" && !isNot,
  );

/** "Which jobs could I take, and what do they pay?" */
const asksJobsBeforePay =
  /\b(?:which|what|any)\b.*\b(?:jobs|openings|positions|postings)\b.*\band\b.*\b(?:pay|pays|paid|earn|make)\b/;

export function listTopics(asked: Asked): Topic[] {
  const asks = topics.filter((topic) => patterns[topic](asked));
  if (!asksJobsBeforePay.test(asked.sentence.words)) return asks;
  return asks.toSorted((a, b) => Number(a === "pay") - Number(b === "pay"));
}
