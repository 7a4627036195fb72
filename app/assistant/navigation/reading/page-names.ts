import { paths } from "#app/paths.ts";
import { questionNames } from "./question-names.ts";
import { accountNames, employerNames, type NamedPage } from "./signed-in-names.ts";

/** What people call the other pages of the site, in the order in which they are tried. */
const siteNames: readonly NamedPage[] = [
  [
    paths.skillsAssessment(),
    "Skills assessment",
    /\bself[\s-]+(?:assess\w*|evaluat\w+|test|check|rating)\b|\bskills?\s+(?:check\s?lists?|lists?|self\s+check|assessments?|tests?|self[\s-]assessment|quiz|evaluation)\b|\b(?:assess|test|rate|check|prove)\s+my\s+(?:[a-z]+\s+)?skills?\b|\bcompetenc(?:y|ies)\s+(?:self\s+)?check(?:list)?\b/,
  ],
  [
    paths.candidateMatching(),
    "Candidate matching",
    /\b(?:candidate|job)\s+match(?:ing|er)?\b|\bmatch(?:es|ed)?\s+(?:me|my|with\s+me)\b|\b(?:i|me)\s+match\b|\bfits?\s+me\b|\bmatching\s+(?:tool|score)\b|\bmatch\s+score\b|\b(?:recommend\w*|suggest\w*)\b.*\b(?:jobs?|openings?|positions?)\b.*\b(?:for\s+me|me)\b|\b(?:recommend|suggest)\s+(?:me\s+)?(?:some\s+|an?\s+)?(?:jobs?|openings?|positions?)\b|\b(?:recommended|suggested)\s+(?:jobs?|openings?|for\s+me)\b|\b(?:jobs?|openings?|positions?)\s+(?:that\s+)?(?:suit|suited\s+to|right\s+for|good\s+for)\s+me\b|\bwhat\s+(?:jobs?|am\s+i)\s+(?:am\s+i\s+)?(?:a\s+)?(?:qualif\w+|good)\s+(?:fit\s+)?for\b|\bmy\s+(?:job\s+)?matches\b/,
  ],
  [
    paths.mentor(),
    "AI career mentor",
    /\bmentor(?:ing|ship)?\b|\bcareer\s+(?:coach|advi[cs]\w*|counsel\w+|questions?)\b|\bquestions?\s+about\s+my\s+career\b|\b(?:talk|speak)\s+(?:to|with)\s+(?:someone|somebody|anyone)\s+about\s+(?:my\s+career|chang\w+|switch\w+|leaving|moving)\b|\b(?:talk|speak)\s+(?:to|with)\s+(?:an?\s+)?(?:career\s+)?(?:advis[eo]r|coach|counsel\w+)\b|\bask\s+(?:a\s+question|the\s+ai|ai)\b|\bchat\s?bot\b|\b(?:chat|talk)\s+(?:with|to)\s+(?:an?\s+|the\s+)?ai\b/,
  ],
  [
    paths.salaryTool(),
    "Salary tool",
    /\b(?:salary|pay|wage|offer|take[\s-]home|contract|package|stipend)\s+(?:tool|estimator|analy[sz]er|checker|breakdown)\b|\bcalculators?\b|\bcalculat\w+\b.*\b(?:pay|salary|offer|take[\s-]home|wage|hourly)\b|\b(?:compare|comparing|evaluate|check|rate|analy[sz]e|judge)\s+(?:my\s+|an?\s+|two\s+|2\s+|both\s+|these\s+|job\s+)*(?:job\s+)?offers?\b(?!\s+(?:letter|line))|\b(?:is|are)\s+(?:my|this|the|these)\s+offers?\b|\btake[\s-]home\b|\bhourly\s+to\s+(?:yearly|annual|salary)\b|\boffer\s+vs\s+offer\b|\b(?:good|fair|low|bad|decent)\s+offer\b|\b(?:is|are)\s+\$?\d[\d,.]*k?\b.*\b(?:good|fair|low|enough|decent|competitive)\b|\boffer(?:ed|s|ing)\s+(?:me|us)\b|\boffer(?:ed|ing|s)?\s+(?:me\s+|of\s+)?\$?\d.*\b(?:good|fair|low|enough|decent|competitive|worth|accept|take)\b|\bis\s+(?:it|that|this)\s+(?:good|fair|low|decent|enough)\b|\bshould\s+i\s+(?:take|accept)\s+(?:the|this|that|an?|my)\s+offer\b|\bgood\s+or\s+bad\b|\bshould\s+i\s+(?:take|accept)\s+\$?\d|\blow\s?ball\w*|\b(?:choos\w+|decid\w+|pick)\s+between\s+(?:\w+\s+)?(?:job\s+)?offers\b|\bam\s+i\s+(?:being\s+)?(?:under\s?paid|paid\s+enough|paid\s+fairly)\b|\boffered\s+\$?\d|\b(?:how\s+much|what)\b.*\btax(?:es)?\b.*\b(?:(?:do|will|would|should|must)\s+i\s+(?:have\s+to\s+)?(?:pay|owe)|i\s+(?:will\s+|would\s+|have\s+to\s+)?(?:pay|owe))\b|\b(?:estimate|calculate|figure\s+out|work\s+out|see|check)\s+(?:my|the|how\s+much)\s+(?:income\s+)?tax(?:es)?\b|\bmy\s+(?:pay\s?check\s+)?after[\s-]tax(?:es)?\b|\bafter[\s-]tax\s+(?:pay|income|salary)\b|\b(?:pay|salary|paycheck|money)\b.*\bafter\s+tax(?:es)?\b/,
  ],
  [
    paths.downloads(),
    "Downloads",
    /\bdownloads?\b|\bworksheets?\b|\bprintables?\b|\bpdfs?\b|\bspreadsheets?\b|\bprint\b|\breference\s+(?:sheet|list)\b|^(?:my\s+|job\s+)?references$|\btrackers?\b|\b(?:ce|pay\s?check|paycheck)\s+log\b|\brelocation\s+plan\b/,
  ],
  [
    paths.privacyPolicy(),
    "Privacy policy",
    /\bprivacy\b|\b(?:delete|erase|remove|download|sell|export)\s+(?:all\s+)?(?:of\s+)?my\s+(?:data|account|information|info)\b|\bcookies?\b|\bgdpr\b|\bccpa\b|\bpersonal\s+(?:data|info\w*)\b|\bshar\w*\b.*\bthird[\s-]+part\w+|\b(?:my|our)\s+(?:data|info|information|details|email|phone(?:\s+number)?|resume|cv)\b.*\b(?:shared?|sharing|sold|sell|safe|secure|private|public|protected|kept|stored?)\b|\b(?:share|sharing|sell|selling|store|keep|protect)\s+(?:\w+\s+)?(?:my|our|users?)\s+(?:data|info|information|details|email|phone)\b|\b(?:who|what)\b.*\b(?:sees?|gets?|has|have|collects?)\b.*\bmy\s+(?:data|info|information|details|email|phone)\b|\bwhat\s+(?:data|info\w*)\s+do\s+you\b/,
  ],
  [
    paths.post("what-a-multistate-license-opens"),
    "What a multistate license opens",
    /^(?=.*\b(?:states|map|list)\b)(?=.*\b(?:compact|e?nlc|multi-?state)\b)(?:(?:all|the|an?|list|map|of|nurs(?:e|es|ing)|rn|lpn|e?nlc|compact|licen[sc](?:e|ure)|multi-?state|states?|members?|in|current)\s*)+$|\b(?:which|what|how\s+many|list\s+of|all)\s+(?:the\s+)?states\b(?!.*\b(?:pt|ot|slp|physical|occupational|speech|physicians?|doctors?|pas?|nps?|aprn|psych\w*|counsel\w*|ems|emt|imlc)\b).*\b(?:compact|e?nlc)\b/,
  ],
  [
    paths.careerGuide("licenses-and-moving", "therapist-and-speech-compacts"),
    "Compacts of therapists and speech pathologists",
    /^(?=.*\b(?:compact|aslp)\b)(?:(?:the|a|what|is|list|map|of|how|does|work|join|pt|ot|slp|aslp|ic|(?:physical|occupational|speech)\s+therap\w+|speech\s+language|audiology|licensure|compact|states?|members?)\s*)+$/,
  ],
  [
    paths.faq("physician-compact"),
    "The Interstate Medical Licensure Compact",
    /^(?:(?:the|what|is|join|states?|in|map|list|of)\s+)*(?:imlc|interstate\s+medical\s+licensure\s+compact|(?:physician|doctor|medical)\s+(?:licensure\s+)?compact)(?:\s+(?:states?|map|list|members?))*$/,
  ],
  [
    paths.post("nurse-practitioner-laws-since-2023"),
    "Where nurse practitioners practice on their own",
    /^(?=.*\bstates?\b)(?!.*\bjobs?\b)(?:(?:all|the|list|map|of|which|what|states?|with|have|allow|give|nps?|nurse\s+practitioners?|for|in|where)\s+)*(?:(?:full|independent)\s+practice(?:\s+authority)?|can\s+practi[cs]e\s+(?:independently|alone|on\s+their\s+own|without\s+(?:a\s+(?:physician|doctor)|supervision)))(?:\s+(?:states?|map|list|for|nps?|nurse\s+practitioners?))*$/,
  ],
  [
    paths.resource("certification-roadmap"),
    "Certification roadmap",
    /\b(?:best|which|what|top|nursing|nurse|specialty|board|good)\s+(?:\w+\s+)?certifications?\b(?!.*\b(?:jobs?|required|expire\w*)\b)|^certifications?\s+(?:for|as)\s/,
  ],
  [
    paths.terms(),
    "Terms of use",
    /\bterms\b(?:\s+(?:of|and)\b.*)?$|\bterms\s+(?:of\s+)?(?:use|service)\b|^legal$|\blegal\s+(?:notices?|terms|stuff|page|info\w*|disclaimer)\b/,
  ],
  [
    paths.faq(),
    "Frequently asked questions",
    /\bfaqs?\b|\bfrequently\s+asked\b|\bhelp\s+(?:center|page)\b|^(?:help|questions)$|\bis\s+(?:it|this)(?:\s+site)?\s+free\b|\bhow\s+does\s+(?:this|it|the\s+site)\s+work\b/,
  ],
  [
    paths.contact(),
    "Contact us",
    /\bcontact\b|(?<!\bmy\s)\b(?:phone|telephone)\s+numbers?\b|^(?:your\s+|the\s+)?(?:tele)?phone$|\bcall\s+(?:you|us|someone)\b|\bemail\s+(?:you|us|address)\b|\b(?:talk|talking|speak|speaking|chat)\s+(?:to|with)\b|\b(?:reach|call|phone|text|message|write)\s+(?:to\s+)?(?:you|someone|somebody|anyone|support|a\s+(?:person|human|real\s+person)|the\s+(?:site|company|team|office))\b|\b(?:call|phone|email|text)\s+(?:me|us)\s+back\b|\b(?:real|live)\s+(?:person|human|agent|chat)\b|\bcall\s?-?back\b(?!\s+list)|\breach\s+(?:out|us)\b|\bnumber\b.*\bcall\b|^can\s+(?:i|we)\s+call$|\b(?:customer|tech|technical)\s+(?:service|support|help)\b|^(?:support|get\s+support|need\s+help|help\s+me)$|\b(?:office|business|mailing)\s+(?:hours|address)\b|\byour\s+(?:number|email|phone|address|office)\b|\bfeedback\b|\bcomplain(?:t|ts|ing)?\b|\b(?:something|button|page|site|link|form)\b.*\b(?:broken|not\s+working|doesnt\s+work|wont\s+(?:work|load|open))\b|\bbug\s+report\b/,
  ],
  [paths.aiNavigation(), "AI navigation", /\bai\s+(?:navigation|search)\b/],
  [paths.sitemap(), "Site map", /\bsite\s?map\b|\ball\s+pages\b/],
  [
    paths.jobsByState(),
    "Jobs by state",
    /\bjobs\s+(?:\w+\s+){0,2}by\s+state\b|\bstates?\s+with\s+(?:the\s+)?most\s+jobs\b|\bopenings\s+by\s+state\b/,
  ],
  [paths.featuredJobs(), "Featured jobs", /\bfeatured\s+(?:jobs?|postings?|openings?|opportunities)\b/],
  [paths.metroAreas(), "Metro areas", /^(?:all\s+|list\s+of\s+|the\s+)*metro(?:politan)?\s*areas?$|^metros$/],
  [paths.geographicMarkets(), "Geographic markets", /\bgeographic\s+markets?\b|^(?:city\s+)?markets$/],
  [paths.locations(), "Locations", /^(?:all\s+|list\s+of\s+|browse\s+)*(?:locations|cities|towns|places)$/],
  [
    paths.geography(),
    "Healthcare by place",
    /^(?:the\s+)?(?:map|us\s+map|map\s+of\s+(?:the\s+)?states|geography|regions|all\s+states|states|list\s+of\s+states)$/,
  ],
  [
    paths.specialties(),
    "All specialties",
    /^(?:all\s+|list\s+of\s+|browse\s+|the\s+|medical\s+|nursing\s+|which\s+|what\s+)*(?:sub)?specialties(?:\s+list)?$|^(?:browse|search|look|see|list)\s+(?:\w+\s+)?by\s+specialty$/,
  ],
  [
    paths.professions(),
    "Healthcare professions",
    /^(?:all\s+|list\s+of\s+|browse\s+|the\s+|health\s?care\s+|medical\s+)*(?:professions|occupations)(?:\s+list)?$/,
  ],
  [
    paths.healthcareCareers(),
    "Healthcare careers",
    /\bhealth\s?care\s+careers?\b|\bcareers?\s+(?:paths?|in\s+health\s?care)\b|^careers$/,
  ],
  [paths.careerGuides(), "Career guides", /^(?:all\s+|the\s+|read\s+|career\s+)*guides$/],
  [paths.blog(), "Blog", /^(?:the\s+|your\s+|read\s+(?:the\s+)?)*(?:blog|blog\s+posts|news|articles|posts)$/],
  [paths.resources(), "Resources", /^(?:the\s+|career\s+|all\s+)*resources$/],
  [
    paths.salaryComparison(),
    "Salary comparison",
    /^(?:the\s+)?(?:compar\w+\s+)?(?:salary|salaries|pay|wages)(?:\s+(?:comparisons?|data|figures|by\s+(?:state|place|profession)))?$/,
  ],
  [
    paths.employers(),
    "For employers",
    /^(?:pricing|prices?|fees?)$|\bpost(?:ing)?s?\s+(?:prices?|costs?|fees?|pricing)\b|\b(?:prices?|costs?|fees?)\s+(?:of|for|to)\s+(?:an?\s+)?(?:job\s+)?post\w*\b|\bfor\s+employers?\b|^employers?$|\bi(?:\s+am|m)\s+an\s+employer\b|\bemployers?\s+(?:services|pricing|page|info\w*)\b/,
  ],
  [
    paths.healthcareExecutives(),
    "Hire healthcare executives",
    /\b(?:hire|find|recruit)\b.*\b(?:executives?|cno|cmo|coo|ceo)\b|\bexecutive\s+search\b/,
  ],
  [
    paths.about(),
    "About us",
    /\babout\s+(?:us|you|you\s+guys|this\s+(?:site|company)|the\s+(?:site|company))\b|^about$|\b(?:about|what\s+is|who\s+is|whats)\s+clinward\b|^clinward$|\bwho\s+are\s+you\b|\bwho\s+(?:owns|runs|is\s+behind)\b|\blegit(?:imate)?\b/,
  ],
  [paths.offline(), "Reading offline", /\boffline\b/],
  [
    paths.home(),
    "Home",
    /^(?:(?:go|take\s+me|back|get|return)\s+)*(?:to\s+)?(?:the\s+)?(?:home|home\s?page|start|main\s+page|beginning|front\s+page)$/,
  ],
];

/** Wanted even where the sentence also names a profession and a place. */
export const pagesOfAccount: ReadonlySet<string> = new Set([
  paths.forgotPassword(),
  paths.faq("email-alerts"),
  paths.faq("stop-emails"),
  paths.postJob(),
  paths.login(),
  paths.ownApplications(),
  paths.saved(),
  paths.savedOffers(),
  paths.profile(),
  paths.salaryTool(),
  paths.skillsAssessment(),
  paths.changePassword(),
  paths.secondFactor(),
  paths.sessions(),
  paths.findCompany(),
  paths.hiring(),
]);

const named = [...questionNames, ...employerNames, ...accountNames, ...siteNames];

export function findNamedPage(words: string): { to: string; title: string } | null {
  for (const [to, title, pattern] of named) {
    if (pattern.test(words)) return { to, title };
  }
  return null;
}
