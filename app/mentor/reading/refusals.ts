import type { RefusalReason } from "../told/mentor-answer.ts";

const jobsThatSponsor =
  /\b(?:jobs?|openings?|positions?|postings?|employers?|hospitals)\b.*\b(?:sponsor\w*|waivers?|visas?|h-?1b|j-?1)\b|\b(?:sponsor\w*|visas?|waivers?|h-?1b|j-?1)\b.*\b(?:jobs?|openings?|positions?|postings?)\b/i;
const ownCase = /\b(?:i|i'm|i’m|my|me|we|our|husband|wife|spouse|fianc[ée]e?)\b/i;
const immigration =
  /\b(?:visas?|green card|h-?1b|h-?4|j-?1|tn status|i-?140|i-?485|i-?130|eb-?[123]|uscis|immigration|immigrant|priority date|petition|asylum|deport\w*|overstay\w*|daca|work permit|ead|naturali[sz]\w*|citizenship|opt extension|retrogression|visascreen)\b/i;

const rivals =
  /\b(?:ziprecruiter|zip recruiter|vivian(?: health)?|aya(?: healthcare)?|linked ?in|glassdoor|nurse\.com|amn(?: healthcare)?|doximity|salary\.com|payscale|medscape|mgma|sullivan ?cotter|health ?e ?careers|practicelink|practicematch|monster(?:\.com)?|incredible health|trusted health|nomad health|cross country|comphealth|weatherby|jackson (?:healthcare|physician)|merritt hawkins|simplyhired|careerbuilder|nursefly|medely|shiftkey|clipboard health|intelycare|carerev|talent\.com|levels\.fyi|comparably|indeed(?:\.com|'s|’s))\b|\b(?:on|than|from|by|does|do|to|at|and|or|what|is) indeed\b|\bIndeed\b(?=.*\b(?:say|says|salary|salaries|pay|jobs|figures?|average|post|list)\b)|\b(?:competitors?|rival\w*|other (?:job )?(?:boards?|sites?))\b/i;

const legal =
  /\b(?:sue|suing|sued|lawsuit|legal advice|lawyers?|attorneys?|is it (?:il)?legal|(?:il)?legally|illegal|unlawful|wrongful\w*|discriminat\w*|enforceable|enforce my|breach\w*|liable|liability if|hipaa violation|arbitration|retaliat\w*|harass\w*|hostile work|my rights|take (?:them|him|her|my \w+) to court|labor board|fmla claim|unpaid wages|wage theft|criminal record|felony|dui|misdemeanor|malpractice (?:suit|case|claim)|subpoena|deposition|board (?:complaint|investigation|hearing)|disciplin\w+ (?:action|hearing)|settlement|void(?:ed)? my (?:contract|non-?compete)|get out of my (?:contract|non-?compete)|break my (?:contract|lease))\b|\b(?:can|is|are|may|could|does) my (?:\w+ )?(?:employer|hospital|manager|boss|agency|facility|company|recruiter)\b.*\b(?:allowed|legal\w*|force|fire|fired|refuse|withhold|deduct|sue|terminate|punish|keep my|required to)\b|\bwas i (?:fired|wrongfully)|\bis (?:my|this) (?:non-?compete|contract|clause)\b.*\b(?:valid|binding|legal|enforce\w*|hold up)\b/i;

const drugs =
  "ibuprofen|tylenol|acetaminophen|metformin|insulin|heparin|warfarin|amoxicillin|antibiotics?|opioids?|adderall|xanax|ozempic|semaglutide|aspirin|lisinopril|prednisone|fentanyl|morphine|ketamine|propofol|vancomycin|levophed|norepinephrine|epinephrine|amiodarone|digoxin|lasix|furosemide|potassium|melatonin|steroids?|antidepressants?|ssri|lithium|naloxone|narcan";
const medical = new RegExp(
  [
    String.raw`\b(?:dose|doses|dosage|dosing|symptoms?|side effects?|overdose\w*|contraindicat\w*|prescribe me|diagnos(?:e|is) (?:me|my|for)|remed(?:y|ies)|infect(?:ed|ion)|suicid\w*|kill myself|self-?harm)\b`,
    String.raw`\b(?:${drugs})\b`,
    String.raw`\b(?:i|my \w+|my|he|she) (?:have|has|had|am having|is having|got|feel|feels|been having)\b.*\b(?:pain|fever|rash|cough|headaches?|migraines?|depress\w*|anxiety|dizz\w*|nausea|vomit\w*|bleed\w*|swelling|insomnia|covid|flu|diabetes|cancer|lump|palpitations|numb\w*)\b`,
    String.raw`\b(?:swallowed|poison\w*|choking|unconscious|miscarriage)\b`,
    String.raw`\b(?:how|what|best way|should)\b.*\b(?:treat|cure|heal)\b (?!patients well)`,
    String.raw`\bmy (?:patient|baby|child|mother|father|mom|dad|wife|husband|blood pressure|back pain|headache|rash|pregnancy)\b.*\b(?:has|is|with|was|pain|fever|hurt\w*|safe|take|normal|bleed\w*|high|low|do)\b`,
    String.raw`\bpatient(?:'s|’s)?\b.*\b(?:sepsis|septic|hypotens\w*|seiz\w*|arrest|stroke|bp|blood pressure|chest pain|drip|titrat\w*|intubat\w*|rhythm|ekg|lab values?)\b`,
    String.raw`\b(?:is it safe|safe to take|should i take (?:a |an |my )?(?:pill|med\w*|vitamin\w*|supplement\w*)|while pregnant|chest pain|blood test|vaccine side|medical advice|what is wrong with me|normal (?:range|level))\b`,
  ].join("|"),
  "i",
);

const tricks =
  /\b(?:ignore (?:all|any|your|the|previous|prior|these)|disregard (?:all|your|the)|system prompt|your (?:instructions|prompt|rules)|pretend (?:to be|you)|jailbreak|act as|you are now|developer mode|api key|secret key|password of|database|drop table|select \*)/i;

/** Returns null for a question that we may try to answer. */
export function findRefusal(text: string): RefusalReason | null {
  if (tricks.test(text)) return "not-covered";
  if (
    immigration.test(text) &&
    ownCase.test(text) &&
    !(
      jobsThatSponsor.test(text) &&
      !/\b(?:my|husband|wife)\b.*\b(?:visa|petition|card|h-?1b|case)\b/i.test(text)
    )
  )
    return "immigration";
  if (rivals.test(text) && !/\b(?:feed|xml|import)\b/i.test(text)) return "rival";
  if (medical.test(text)) return "medical";
  return legal.test(text) ? "legal" : null;
}
