import type { RefusalReason } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { isCrisis } from "#app/assistant/navigation/reading/crisis.ts";

const jobsThatSponsor =
  /\b(?:jobs?|openings?|positions?|postings?|employers?|hospitals)\b.*\b(?:sponsor\w*|waivers?|visas?|h-?1b|j-?1)\b|\b(?:sponsor\w*|visas?|waivers?|h-?1b|j-?1)\b.*\b(?:jobs?|openings?|positions?|postings?)\b/i;
const ownCase = /\b(?:i|i'm|i’m|my|me|we|our|husband|wife|spouse|fianc[ée]e?)(?!\w)/i;
const immigration =
  /\b(?:visas?|green card|h-?1b|h-?4|j-?1|tn status|i-?140|i-?485|i-?130|eb-?[123]|uscis|immigration|immigrant|priority date|petition|asylum|deport\w*|overstay\w*|daca|work permit|ead|naturali[sz]\w*|citizenship|opt extension|retrogression|visascreen|(?:on|under|with) (?:a|an|my) (?:tn|e-?3|o-?1|f-?1|opt)(?! (?:\w+ )?(?:licen[sc]e|compact|multi-?state|single|rn|lpn|np))|(?:tn|e-?3|o-?1|f-?1|opt) (?:visa|holder))\b/i;

const rivals =
  /\b(?:ziprecruiter|zip recruiter|vivian(?: health)?|aya(?: healthcare)?|linked ?in|glassdoor|nurse\.com|amn(?: healthcare)?|doximity|salary\.com|payscale|medscape|mgma(?! (?:cert\w*|credential|fellow\w*|member\w*|conference|exam|cmpe))|sullivan ?cotter|health ?e ?careers|practicelink|practicematch|monster(?:\.com)?|incredible health|trusted health|nomad health|cross country (?:healthcare|nurses?|medical|staffing|agency)|comphealth|weatherby|jackson (?:healthcare|physician)|merritt hawkins|simplyhired|careerbuilder|nursefly|medely|shiftkey|clipboard health|intelycare|carerev|talent\.com|levels\.fyi|comparably|indeed(?:\.com|'s|’s))\b|\b(?:on|than|from|by|does|do|to|at|and|or|what|is) indeed\b|\bIndeed\b(?=.*\b(?:say|says|salary|salaries|pay|jobs|figures?|average|post|list)\b)|\b(?:competitors?|rival\w*|other (?:job )?(?:boards?|sites?|agencies))\b.*\b(?:pay|salar\w+|figures?|rates?|numbers?|prices?|charge|cheaper|better|fees?)\b|\b(?:salar\w+|figures?|rates?|numbers?|prices?|fees?|cheaper|better)\b.*\b(?:competitors?|rival\w*|other (?:job )?(?:boards?|sites?))\b/i;

const legal =
  /\b(?:sue|suing|sued|lawsuit|legal advice|lawyers?|attorneys?|is it (?:il)?legal|illegally|illegal|unlawful|wrongful\w*|discriminat\w*|enforceable|enforce my|breach\w*|liable|liability if|hipaa violation|arbitration|retaliat\w*|harass\w*|hostile work|my rights|take (?:them|him|her|my \w+) to court|do (?:i|we) have a case|whistle-?\s?blow\w*|labor board|fmla claim|unpaid wages|wage theft|criminal record|felony|dui|misdemeanor|malpractice (?:suit|case|claim)|charged with|(?:can|could|will|would) (?:i|they|he|she|we|my \w+) (?:get |be |just )*(?:legally )?(?:fired|fire me|terminated|written up|sued|arrested|jailed)|press(?:ing)? charges|patient abandonment|(?:(?:do|did|will|wo)n['’]?t|don't|not) lose my (?:\w+ )?licen[sc]e|(?:lose|losing|lost) my (?:nursing |rn )?licen[sc]e (?:for|over|because)|report(?:ed|ing)? (?:me|my \w+|them|him|her) to the (?:board|state)|sign(?:ed)? a release|subpoena|deposition|board (?:complaint|investigation|hearing)|(?:complaint|notice|letter) from (?:the|my) board|board (?:of \w+ )?(?:sent|wrote|mailed|opened|is investigating)|disciplin\w+ (?:action|hearing)|settlement|void(?:ed)? my (?:contract|non-?compete)|get out of my (?:contract|non-?compete)|break my (?:contract|lease))\b|\b(?:can|is|are|may|could|does) my (?:\w+ )?(?:employer|hospital|manager|boss|agency|facility|company|recruiter)\b.*\b(?:allowed|legal\w*|force|fire|fired|refuse|withhold|deduct|sue|terminate|punish|keep my|required to)\b|\bwas i (?:fired|wrongfully)|\b(?:is|are) (?:my|this|the) (?:\w+ ){0,2}(?:non-?compete|contract|clause|agreement)\b.*\b(?:valid|binding|legal\w*|enforce\w*|hold up)\b|\b(?:employer|hospital|manager|boss|agency|facility|company|they)\b.*\blegally\b|\blegally (?:binding|owe|obligated)\b|\bcase against (?:me|my licen[sc]e)\b|\bin (?:the|a|my|our) divorce\b/i;

const drugs =
  "ibuprofen|tylenol|acetaminophen|metformin|insulin|heparin|warfarin|amoxicillin|antibiotics?|opioids?|adderall|xanax|ozempic|semaglutide|aspirin|lisinopril|prednisone|fentanyl|morphine|ketamine|propofol|vancomycin|levophed|norepinephrine|epinephrine|amiodarone|digoxin|lasix|furosemide|potassium|melatonin|steroids?|antidepressants?|ssri|lithium|naloxone|narcan|benadryl|zofran|nyquil|birth control|zoloft|sertraline|lexapro|prozac|gabapentin|tramadol|oxycodone|hydrocodone|albuterol|eliquis|plavix|dilaudid|ativan|lorazepam|versed|haldol|vasopressin|adenosine|diltiazem|cardizem|labetalol|metoprolol|atropine|calcium gluconate|kayexalate|paxlovid|truvada";
const family = String.raw`patients?|resident|baby|babies|infant|newborn|toddler|child|kids?|son|daughter|mother|father|mom|dad|wife|husband|spouse|partner|grandm\w+|grandf\w+|aunt|uncle|sister|brother|friend|coworker`;
const ills = String.raw`pain|pains|fever|rash|cough\w*|headaches?|migraines?|dizz\w*|nausea|vomit\w*|throw(?:ing|s)? up|bleed\w*|swelling|swollen|insomnia|covid|flu|lump|palpitations|numb\w*|hurts?|hurting|sick|seizures?|seizing|blood pressure|blood sugar|pressure|pills?|medicine|medication|symptoms?|breath\w*|itch\w*|diarrhea|burning|bp|sepsis|septic|hypotens\w*|chok\w*|faint\w*|overdos\w*|wound|pregnan\w*|temperature|concussion|stroke|heart rate|oxygen|sats?`;
const medical = new RegExp(
  [
    String.raw`\b(?:doses?|dosage|dosing|side effects?|overdos\w*|contraindicat\w*|prescribe me|diagnos(?:e|is) (?:me|my|for)|home remed(?:y|ies)|remedy|infected|hurt myself)\b`,
    String.raw`\b(?:infection|symptoms)\b(?! (?:control|prevent\w*|tracker))`,
    String.raw`\b(?:${drugs})\b`,
    String.raw`\b(?:i|i've|ive|i’ve|he|she) (?:have|has|had|am having|is having|got|feel|feels|been having|been feeling|keep having)\b(?: \S+){0,4} (?:${ills}|depressed|depression|anxiety attacks?|panic attacks?|diabetes)\b`,
    String.raw`\bmy (?:${family})\b.*\b(?:${ills})\b`,
    String.raw`\bmy (?:chest|back|head|stomach|throat|leg|arm|knee|heart|blood pressure|blood sugar|period|rash|pregnancy|symptoms|pain)\b.*\b(?:is|are|hurts?|aches?|high|low|racing|normal|do|take|bad|worse|won'?t)\b`,
    String.raw`\b(?:pt|patients?|resident|he|she)\b.*\b(?:k|potassium|lactate|troponin|gcs|inr|hgb|sats?|hr|bp|map|glucose|na) (?:of|is|at|was|in the) \d`,
    String.raw`\b(?:bp|blood pressure|hr|heart rate|sats?|spo2|potassium|lactate|glucose|temp) (?:(?:of|is|at) )?\d{2,3}\b`,
    String.raw`\b(?:should|do|can|would|could) (?:i|we|you) (?:put|start|insert|place|intubate|extubate|restrain|bolus|suction|sedate|transfuse|cardiovert)\b.*\b(?:patients?|pt|iv|foley|bipap|cpap|vent(?:ilator)?)\b|\b(?:tetanus|rabies)\b`,
    String.raw`\bwhat (?:do|should|would|can) (?:i|we|you) (?:push|give|hang|bolus|titrate|administer)\b|\bpeaked t|\bst elevation\b`,
    String.raw`\b(?:needle\s?stick|stuck (?:myself|me|with|by)|dirty needle|blood splash|splash(?:ed)? in)\b(?=.*\b(?:pep|hiv|hep|positive|ago|prophyla\w+|test(?:ed|ing)?|do i need|exposed|what (?:do|should))\b)`,
    String.raw`\b(?:is|are|could) (?:this|that|it|my|these) (?:\w+ ){0,4}(?:cancer\w*|malignant|contagious|infected|broken)\b(?! (?:center|unit|nurse|jobs?|program))`,
    String.raw`\b(?:swallowed|poison(?:ed|ing)|choking|unconscious|miscarriage)\b`,
    String.raw`\b(?:how|what|best way|should)\b.*\b(?:treat|cure|heal)\b (?!me\b|us\b|you\b|them\b|their\b|your\b|its?\b|patients? well|nurses|staff|new\b|travel|employees|people|float|applicants|candidates)`,
    String.raw`\bpatient(?:'s|’s)?\b.*\b(?:sepsis|septic|suicidal|hypotens\w*|seiz\w*|arrest|bp|blood pressure|chest pain|drip|titrat\w*|intubat\w*|rhythm|ekg|lab values?)\b`,
    String.raw`\bnormal\b.*\b(?:vitals?|vital signs|bp|blood pressure|heart rate|pulse|temperature|labs?|potassium|sodium|glucose|a1c|hemoglobin|respirat\w+ rate)\b|\b(?:vitals?|vital signs|bp|blood pressure|heart rate|temperature|lab values?|glucose|a1c|hemoglobin)\b.*\bnormal\b`,
    String.raw`\b(?:is it safe (?:to (?:take|give(?! (?:my |the |them |your )?(?:\w+ )?notice)|mix|drink|use|eat)|for (?:my|a) (?:${family}))|safe to (?:take|give(?! (?:my |the |them |your )?(?:\w+ )?notice)|mix)|should i (?:take (?:a |an |my |some )?(?:pill|med|vitamin|supplement|antibiotic)\w*|stop taking|go to the er|see a doctor)|while pregnant|chest pain|blood test|vaccine side|medical advice|what is wrong with me)\b`,
  ].join("|"),
  "i",
);
/** "An opioid course for my DEA" and "infusion nurse jobs with insulin pumps" are about work. */
const aboutWork =
  /\b(?:jobs?|positions?|openings?|courses?|ce|ceus?|cme|continuing education|certif\w*|licens\w*|interview\w*|r[ée]sum[ée]|salary|pay|competenc\w+|checklists?|skills?|career|hours of training|dea|employers?|postings?|experience with)(?!\w)/i;
const urgent = /\b(?:hurt myself|overdosed|chest pain)\b/i;
const takes = /\b(?:doses?|dosage|dosing|take|taking|give|mix|prescribe me|mg|symptoms|safe)\b/i;

const isMedical = (text: string): boolean =>
  urgent.test(text) || (medical.test(text) && (takes.test(text) || !aboutWork.test(text)));

const tricks =
  /\b(?:ignore (?:all|any|your|the|previous|prior|these)|disregard (?:all|your|the)|system prompt|your (?:instructions|prompt)|pretend (?:to be|you)|jailbreak|act as (?:if|though|my|an? (?:ai|assistant|doctor|physician|lawyer|hacker|linux|terminal))|you are (?:now|dan)|developer mode|api keys?|secret key|passwords? of|(?:dump|show|list|print|export|your) (?:\w+ ){0,2}database|drop table|select \*|all (?:the )?users|other users|environment variables?|reveal your)/i;

const offTopic =
  /\bweather (?:in|for|like|today|tomorrow|this)\b|\bwill it (?:snow|rain|be (?:hot|cold|sunny))\b|\bforecast (?:for|in|today|this)\b|\b(?:elementary|middle|high|public|private|grade|charter) schools?\b(?=.*\b(?:best|good|ratings?|rated|rank\w*|kids?|district)\b)|\bschool districts?\b|\b(?:restaurants?|daycares?|realtors?|real estate|home prices|house prices|hotels? (?:in|near)|flights? (?:to|from)|recipes?|crypto|lottery|movies?|laptops?|dating|neighborhoods?|poem|vote (?:for|in)|cafeteria)\b/i;

/** What one employer pays is its own to say. */
const employers =
  /\b(?:kaiser(?: permanente)?|hca|mayo clinic|cleveland clinic|ascension|commonspirit|tenet|sutter health|providence health|adventhealth|atrium health|banner health|intermountain|mass general|cedars-?\s?sinai|johns hopkins|northwell|upmc|davita|fresenius|cvs|walgreens|optum|the va)\b/i;
const ofEmployer =
  /\b(?:how much|what)\b.*\b(?:pay|pays|paid|make|makes|salar(?:y|ies)|wages?|hourly|rates?|give|gives|per hour|per day)\b/i;

/** Who holds an office today, which no page of ours follows. */
const persons =
  /\bwho(?:['’]?s| is| are) (?:the |a )?(?:current |new |present )?(?:(?:chief|head|nursing|medical|vice|executive|interim) )*(?:officer|ceo|cno|cmo|cfo|coo|president|director|manager|recruiter|dean|owner|doctor|surgeon|nurse)\b.*\b(?:at|of|for)\b/i;

/** Returns null for a question that we may try to answer. */
export function findRefusal(text: string): RefusalReason | null {
  if (isCrisis(text)) return "crisis";
  if (tricks.test(text) || persons.test(text) || offTopic.test(text)) return "not-covered";
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
  if (isMedical(text)) return "medical";
  if (employers.test(text) && ofEmployer.test(text)) return "rival";
  return legal.test(text) ? "legal" : null;
}
