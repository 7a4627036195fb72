import { paths } from "#app/paths.ts";
import type { NamedPage } from "./signed-in-names.ts";

/** What people say who need one answer of the page of questions, in the order in which they are tried. */
export const questionNames: readonly NamedPage[] = [
  [
    paths.faq("wrong-posting"),
    "Report a posting",
    /\b(?:job|posting|listing|ad|link)\b.*\b(?:scam|fake|fraud\w*)\b|\b(?:job|posting|listing|ad)\b.*\b(?:wrong|inaccurate|incorrect|misleading)\b(?:\s+(?:\w+\s+)?(?:pay|salary|place|location|info\w*|details|title|data))?$|\b(?:apply|application)\s+(?:link|button)\b.*\b(?:broken|dead|work|works|working)\b|\blink\s+to\s+apply\b.*\b(?:broken|dead|work\w*)\b|\breport\s+(?:an?\s+|this\s+|the\s+)*(?:fake\s+|wrong\s+|scam\s+)?(?:job|posting|listing|ad)\b|^(?:an?\s+)?(?:scams?|(?:fake|scam)\s+(?:jobs?|postings?|listings?|ads?))$/,
  ],
  [
    paths.faq("delete-account"),
    "How to delete your account",
    /\b(?:delet\w+|clos\w+|remov\w+|cancel\w*|deactivat\w+|eras\w+)\s+(?:my\s+|an\s+|the\s+)?(?:account|profile)\b|\bget\s+rid\s+of\s+my\s+(?:account|profile)\b|\btake\s+(?:my\s+)?(?:data|info\w*|profile)\s+down\b/,
  ],
  [
    paths.faq("stop-emails"),
    "How to stop our emails",
    /\bunsubscrib\w*|\b(?:spam|spamming)\s+me\b|\b(?:take|get|remove)\s+me\s+off\b|\b(?:stop|no\s+more|fewer|less|too\s+many|quit|cancel|end|turn\s+off|opt\s+out)\b.*\b(?:e-?mail(?:s|ing)?|alerts?|notifications?|newsletters?)\b/,
  ],
  [
    paths.faq("email-alerts"),
    "Job alerts by email",
    /\b(?:job|search|email|e-mail|my)\s+(?:job\s+)?(?:alerts?|notifications?)\b|^alerts?$|\b(?:get|send|set\s+up|create|make|sign\s+up\s+for|want|turn\s+on|receive)\s+(?:me\s+|up\s+|an?\s+|some\s+)*(?:[a-z]+\s+){0,2}alerts?\b|\b(?:email|e-mail|notify|alert|tell)\s+me\b.*\b(?:new|when|about)\b.*\b(?:jobs?|postings?|openings?|positions?)\b/,
  ],
  [
    paths.faq("change-email"),
    "How to change your email address, name or phone number",
    /\b(?:chang\w*|updat\w*|edit|correct|fix|new|different|wrong)\s+(?:my|the|an?|our)?\s*(?:e-?mail|phone|mobile|cell|name|last\s+name|contact)\b(?!\s+(?:alerts?|me))/,
  ],
  [
    paths.faq("who-sees"),
    "Who sees an application",
    /\bwho\s+(?:can\s+|will\s+)?(?:sees?|reads?|gets?)\s+my\s+(?:application|resume|cv|profile)\b/,
  ],
  [
    paths.faq("resume"),
    "Whether you need a résumé",
    /\b(?:apply|applying)\s+(?:\w+\s+){0,2}(?:without|with\s+no|with\s+out)\s+(?:an?\s+|my\s+)?(?:resume|cv)\b|\b(?:resume|cv)\b.*\b(?:required|needed|necessary|mandatory|optional)\b|\b(?:upload|attach|submit|store|add|replace|update|change)\s+(?:my\s+|an?\s+|the\s+|new\s+|newer\s+)*(?:resume|cv)\b|\bneed\s+an?\s+(?:resume|cv)\b|^where\s+(?:is|do\s+i\s+put)\s+my\s+(?:resume|cv)$/,
  ],
  [
    paths.faq("sources"),
    "Where the postings come from",
    /\bwhere\b.*\b(?:jobs|postings|listings|openings)\b.*\b(?:come|from)\b/,
  ],
  [
    paths.faq("cost"),
    "What it costs candidates",
    /^(?:is|are)\s+(?:it|this|clinward|you|your)\b.*\bfree\b|^is\s+there\s+(?:a|any)\s+(?:fee|cost|charge)\b(?!.*\bemployers?\b)|\bdo\s+(?:i|we|you)\s+(?:have\s+to\s+)?(?:pay|charge)(?:\s+(?:me|to\s+use\s+\w+|for\s+this|candidates?|nurses|applicants|job\s?seekers))?$|\bfees?\s+for\s+(?:candidates|job\s?seekers|nurses|applicants|me)\b|\bdo\s+i\s+(?:have\s+to\s+)?pay\s+(?:for|anything|to\s+(?:apply|use|join))\b|\bcosts?\s+(?:me|anything|to\s+apply)\b/,
  ],
  [
    paths.faq("employer-cost"),
    "What recruiting costs",
    /\b(?:costs?|fees?|prices?|charge)\b.*\b(?:to\s+(?:hire|recruit)|placements?|recruiting|hiring)\b|\b(?:charge|costs?|fees?|prices?)\b.*\bemployers?$|\b(?:recruiting|placement|recruiter)\s+(?:costs?|fees?|prices?)\b/,
  ],
  [
    paths.faq("compact-ok"),
    "What “Compact license accepted” means",
    /\bcompact\b.*\b(?:ok|okay)\b.*\bmeans?\b|\bmean\w*\b.*\bcompact\s+(?:licen[sc]e\s+)?(?:ok|okay)\b/,
  ],
  [
    paths.faq("still-open"),
    "How to know that a posting is still open",
    /\b(?:job|posting|position|listing|opening)s?\b.*\bstill\s+(?:open|available|active|there|hiring)\b|\bstill\s+(?:open|available|active)\b.*\b(?:job|posting|position|listing|opening)s?\b|\bghost\s+jobs?\b/,
  ],
  [
    paths.faq("closed"),
    "What happens when a posting closes",
    /\b(?:this|that|the)\s+(?:job|posting|position|listing)\b.*\b(?:filled|closed|expired|gone|disappeared|taken\s+down)\b|\b(?:expired|closed|filled)\s+(?:jobs?|postings?|listings?)$/,
  ],
  [
    paths.faq("posted-date"),
    "Whether an old posting can look new",
    /\bhow\s+(?:old|fresh|recent|current|up\s+to\s+date)\s+(?:are|is)\b.*\b(?:jobs?|postings?|listings?)\b|\bre-?posted\s+(?:jobs?|postings?)\b/,
  ],
  [
    paths.faq("states"),
    "Which states we cover",
    /\b(?:in|cover|list|have)\s+(?:\w+\s+){0,2}(?:every|all(?:\s+(?:50|fifty))?)\s+(?:the\s+)?states?$|\b(?:which|what)\s+states\s+(?:do\s+you|are\s+you|you)\b/,
  ],
  [
    paths.faq("pay-figures"),
    "Where the pay figures come from",
    /\bwhere\b.*\b(?:pay|salary|wage|salaries|wages)\b.*\b(?:figures?|numbers?|data|estimates?|info\w*|from)\b|\bhow\s+(?:accurate|reliable|current)\s+(?:are|is)\b.*\b(?:pay|salary|salaries|wages?)\b/,
  ],
  [
    paths.faq("withdraw"),
    "How to withdraw an application",
    /\b(?:withdraw\w*|cancel\w*|retract\w*|undo|take\s+back|pull)\s+(?:my\s+|an?\s+|the\s+)?(?:job\s+)?applications?\b/,
  ],
  [
    paths.faq("account-to-search"),
    "Whether you need an account",
    /\b(?:need|have|required?|must|necessary)\b.*\b(?:account|sign\s?up|register|log\s?in|profile)\b.*\b(?:to|search|look|browse|apply|see|find)\b|\b(?:search|look|browse|apply\w*|use)\b.*\b(?:without|no)\s+(?:an?\s+|making\s+an?\s+|creating\s+an?\s+)?(?:account|signing\s+up|sign\s?up|registering|logging\s+in)\b|\bdo\s+i\s+(?:need|have)\s+to\s+(?:sign\s?up|register|log\s?in|make\s+an\s+account|create\s+an\s+account)\b|^(?:without|no)\s+(?:an?\s+)?(?:account|sign\s?up|registration)$/,
  ],
  [
    paths.faq("why-account"),
    "What an account is good for",
    /\b(?:why|what|benefits?|point|advantages?|good)\b.*\b(?:account|register|sign\s?up|registering|signing\s+up)\b(?!.*\b(?:delet\w+|clos\w+))/,
  ],
  [
    paths.faq("feed"),
    "Which job feeds we take",
    /\b(?:upload|import|connect|send|submit|xml|ats|our|job|jobs)\b.*\bfeeds?\b|^(?:xml|ats|greenhouse|indeed)\s+(?:feed|integration|import)\b/,
  ],
  [
    paths.faq("time-to-hire"),
    "How long it takes to fill a position",
    /\bhow\s+(?:long|fast|quick\w*|soon)\b.*\b(?:fill|hire|find\s+(?:us\s+)?(?:an?|candidates))\b|\btime\s+to\s+(?:fill|hire)\b/,
  ],
  [
    paths.faq("mistake"),
    "Report a mistake",
    /^(?:an?\s+|found\s+an?\s+|i\s+found\s+an?\s+|report\s+an?\s+)*(?:bugs?|mistakes?|typos?|site\s+errors?)$|\b(?:site|website|page|link|app)\s+(?:is\s+|does\s+|doesnt\s+|not\s+)*(?:not\s+work\w*|broken|down|work\w*\s+not)\b/,
  ],
];

const topics =
  /\bgsa\b|\bbackground\s+checks?\b|\bdrug\s+(?:screens?|tests?)\b|\btravel\s+pay\b|\bfirst\s+job\b|\bhigh\s+demand\b|\bdemand\b.*\bspecialties\b|\bovertime\b|\bdifferentials?\b|\bproductivity\b|\bw?rvus?\b|\btail\b|\bmalpractice\b|\bnon[\s-]?competes?\b|\brestrictive\b|\btax\s+homes?\b|\bstipends?\b|\bw-?2\b|\bnegotiat\w*|\binterview\w*|\bcover\s+letters?\b|\bresumes?\b|\bce\b|\bceus?\b|\bcontinuing\s+ed\w*|\bcertifications?\b|\bget\s+certified\b|\bccrn\b|\b(?:acls|bls|pals)\s+(?:renew\w*|recert\w*|class\w*|course\w*|expir\w*|cards?)\b|\btransparency\b|\bpay\s+packages?\b|\bguaranteed\s+hours\b|\bcancell?ed\b|\bcredential\w*|\bcover\s+letter\b|\breferences\b|\b(?:best|highest|top)[\s-]+(?:pay\w*\s+)?states?\b|\bstates?\s+(?:that\s+|to\s+)?(?:pay|work)\w*\b|\b(?:compact|nlc)\b.*\b(?:map|list|members?|states)\b|\bpay\s?back\b|\bclaw\s?back\b|\bif\s+i\s+(?:quit|leave)\b|\b(?:going|go|moving|move|switch\w*|transition\w*|chang\w*)\s+(?:from\b|(?:my\s+)?special\w*)|\b(?:another|new|different)\s+state\b|\bask(?:ing)?\s+for\s+(?:more|an?\s+raise|higher)\b|\bcounter\s?offers?\b|\bbenefits?\s+(?:worth|value|evaluation|guide)\b/;
const how =
  /\bhow\s+(?:to|do|does|can|should|is|are|many|long)\b|\bwhat\b|\bwhy\b|\bshould\s+i\b|\bguides?\b|\btips\b|\bget(?:ting)?\s+licen[sc]ed\b|\badvice\b|\bchecklist\b|\bexplain\w*|\bexamples?\b|\bquestions\b|\bvs\b|\bversus\b/;
const pay =
  /\bsalar|\bwages?\b|\bearn|\bhow\s+much\b|\bmake[s]?\b|\bgoing\s+rate\b|\bincome\b|\bcompensation\b/;

/** Words that only articles answer. */
export const isTopic = (words: string): boolean => topics.test(words);
export const asksHow = (words: string): boolean => how.test(words);
export const asksPay = (words: string): boolean => pay.test(words);
/** "How do I withdraw" and "are there fees" ask the site itself. */
export const isQuestion = (words: string): boolean =>
  /^(?:how|what|where|why|when|which|who|can|do|does|did|is|are|will|should)\b/.test(words);
/** Asks, tells of something that happened, or wants something done: "check if my offer is fair". */
export const wantsToKnow = (words: string): boolean =>
  isQuestion(words) ||
  /\b(?:how|what|why|who|should\s+i|tell\s+me|which\s+states?|if\s+my|list\s+of|explain\w*|wondering|know|needed|decide|checklists?|worksheets?)\b|^(?:ive|i\s+(?:have|was|got)|im|check|see|set\s+up|stop|figure\s+out|first\s+time|change|update|replace)\b/.test(
    words,
  );
