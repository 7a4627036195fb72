import { paths } from "#app/paths.ts";

/** Pages by what people call them. Tested in their order against the sentence in lower case without punctuation. */
const named: readonly (readonly [to: string, title: string, pattern: RegExp])[] = [
  [
    paths.changePassword(),
    "Change your password",
    /\b(?:change|update)\s+(?:my\s+)?(?:pass\s?word|pw|pwd)\b/,
  ],
  [
    paths.secondFactor(),
    "Second step at sign-in",
    /\b(?:two|2|second)[\s-]?(?:factor|step)\b|\b(?:2fa|mfa)\b|\bauthenticator\b/,
  ],
  [
    paths.sessions(),
    "Where you are signed in",
    /\b(?:my|signed\s+in|logged\s+in)\s+(?:devices|sessions)\b|\b(?:log|sign)\s+out\s+(?:of\s+)?(?:all|every|other)\w*\b/,
  ],
  [
    paths.signInLink(),
    "Sign in by email",
    /\b(?:magic|sign\s?-?in|log\s?-?in)\s+link\b|\b(?:log|sign)\s+in\s+(?:without|with\s+no)\s+pass/,
  ],
  [
    paths.findCompany(),
    "Claim your company",
    /\bclaim\b.*\b(?:company|employer|page|profile|clinic|hospital|practice)\b/,
  ],
  [
    paths.faq("wrong-posting"),
    "Report a posting",
    /\breport\s+(?:an?\s+|this\s+|the\s+)*(?:fake\s+|wrong\s+|scam\s+)?(?:job|posting|listing|ad)\b/,
  ],
  [
    paths.hiring(),
    "Your company's postings",
    /\b(?:my|our)\s+(?:companys?\s+)?(?:job\s+)?(?:postings|listings|applicants)\b|\bapplicants\s+(?:for|to|of)\s+(?:my|our)\b|\b(?:manage|edit|close)\s+(?:my|our)\s+(?:job\s+)?(?:postings?|jobs?|openings?|listings?)\b|\bwho\s+applied\b|\b(?:hiring|employer|company)\s+(?:workspace|dashboard|portal)\b/,
  ],
  [
    paths.forgotPassword(),
    "Reset a password",
    /\bpass\s?words?\b|\bforgot\w*\s+(?:my\s+)?(?:pw|pwd|pass|log\s?in)\b|\b(?:pw|pwd)\s+reset\b|\breset\s+(?:my\s+)?(?:pw|pwd|pass)\b/,
  ],
  [
    paths.postJob(),
    "Post a job",
    /\bpost(?:ing)?\s+(?:an?\s+|my\s+|our\s+|new\s+)*(?:[a-z]+\s+){0,4}?(?:jobs?|openings?|positions?|vacanc(?:y|ies)|listings?|roles?|ads?)\b|\b(?:advertis\w+|list)\s+(?:an?|my|our)\b.*\b(?:jobs?|openings?|positions?|vacanc(?:y|ies)|roles?)\b|\bjob\s+ad\b/,
  ],
  [
    paths.register(),
    "Create an account",
    /\b(?:create|make|open|new|get|set\s+up)\s+(?:an?\s+|my\s+|up\s+)*(?:free\s+)?(?:account|profile)\b|\bmember(?:ship)?\b|\bsign\s?up\b|\bregister\b|\bjoin\b(?!t)/,
  ],
  [paths.logout(), "Log out", /\b(?:log|sign)\s?-?(?:me\s+)?(?:out|off)\b/],
  [paths.login(), "Log in", /\b(?:log|sign)\s?-?(?:me\s+)?(?:in|on)\b(?!\s*bonus)|\blogin\b/],
  [
    paths.ownApplications(),
    "My applications",
    /\b(?:my|check|track|see|view|status\s+of)\s+(?:my\s+)?(?:job\s+)?applications?\b|\bapplication\s+status\b|\bjobs\s+i(?:ve|\s+have)?\s+applied\b/,
  ],
  [
    paths.savedOffers(),
    "Saved offers",
    /\bsaved\s+(?:job\s+)?offers?\b|\boffers?\s+(?:that\s+)?i(?:ve|\s+have)?\s+(?:saved|kept)\b|^(?:show\s+|see\s+|view\s+|open\s+|find\s+|me\s+|where\s+are\s+|list\s+|all\s+)*my\s+(?:job\s+)?offers$/,
  ],
  [
    paths.saved(),
    "Saved jobs",
    /\b(?:saved|favou?rites?|favou?rited|bookmarked|shortlist(?:ed)?|starred)\b(?:\s+(?:jobs?|list|postings?|openings?))?|\bjobs?\s+(?:that\s+)?i\s+(?:have\s+)?(?:saved|liked)\b/,
  ],
  [paths.careerDashboard(), "Career dashboard", /\bcareer\s+(?:dashboard|center|centre)\b/],
  [
    paths.profile(),
    "My profile",
    /\b(?:my|edit|update|change|complete|fill\s+(?:in|out))\s+(?:my\s+|the\s+)?profile\b|^(?:(?:show|see|view|where|are|is|add|update|edit|change|enter|save|manage|remove|renew|how|do|can|to|i|me|want|need|a|new)\s+)*my\s+(?:[a-z]+\s+){0,2}?(?:licen[sc]es|certifications?|certificates?|certs?|credentials|preferences)(?:\s+(?:expire\w*|expiration|expiry|list|page|info))*$|^(?:add|update|edit|enter|save)\s+(?:an?\s+|my\s+|new\s+)+(?:[a-z]+\s+){0,2}?licen[sc]es?$/,
  ],
  [paths.dashboard(), "My dashboard", /\b(?:my\s+)?dashboard\b|\bmy\s+account\b|\baccount\s+settings\b/],
  [
    paths.skillsAssessment(),
    "Skills assessment",
    /\bskills?\s+(?:check\s?lists?|lists?|self\s+check|assessments?|tests?|self[\s-]assessment|quiz|evaluation)\b|\b(?:assess|test|rate|check|prove)\s+my\s+(?:[a-z]+\s+)?skills?\b|\bcompetenc(?:y|ies)\s+checklist\b/,
  ],
  [
    paths.candidateMatching(),
    "Candidate matching",
    /\b(?:candidate|job)\s+match(?:ing|er)?\b|\bmatch(?:es|ed)?\s+(?:me|my|with\s+me)\b|\bfits?\s+me\b|\bmatching\s+(?:tool|score)\b|\bmatch\s+score\b|\bmy\s+(?:job\s+)?matches\b/,
  ],
  [
    paths.mentor(),
    "AI career mentor",
    /\bmentor(?:ing|ship)?\b|\bcareer\s+(?:coach|advice|counsel\w+|question)\b|\bask\s+(?:a\s+question|the\s+ai|ai)\b|\bchat\s?bot\b/,
  ],
  [
    paths.salaryTool(),
    "Salary tool",
    /\b(?:salary|pay|wage|offer|take[\s-]home|contract|package|stipend)\s+(?:tool|estimator|analy[sz]er|checker|breakdown)\b|\bcalculators?\b|\bcalculat\w+\b.*\b(?:pay|salary|offer|take[\s-]home|wage|hourly)\b|\b(?:compare|comparing|evaluate|check|rate|analy[sz]e|judge)\s+(?:my\s+|an?\s+|two\s+|2\s+|both\s+|these\s+|job\s+)*(?:job\s+)?offers?\b(?!\s+(?:letter|line))|\b(?:is|are)\s+(?:my|this|the|these)\s+offers?\b|\btake[\s-]home\s+pay\b|\bhourly\s+to\s+(?:yearly|annual|salary)\b|\boffer\s+vs\s+offer\b|\b(?:good|fair|low|bad|decent)\s+offer\b|\b(?:is|are)\s+\$?\d[\d,.]*k?\b.*\b(?:good|fair|low|enough|decent|competitive)\b/,
  ],
  [
    paths.downloads(),
    "Downloads",
    /\bdownloads?\b|\bworksheets?\b|\bprintables?\b|\bpdfs?\b|\bspreadsheets?\b|\bprint\b|\breference\s+sheet\b|\btrackers?\b|\b(?:ce|pay\s?check|paycheck)\s+log\b|\brelocation\s+plan\b/,
  ],
  [
    paths.privacyPolicy(),
    "Privacy policy",
    /\bprivacy\b|\b(?:delete|erase|remove|download|sell|export)\s+(?:all\s+)?(?:of\s+)?my\s+(?:data|account|information|info)\b|\bcookies?\b|\bgdpr\b|\bccpa\b|\bpersonal\s+data\b/,
  ],
  [
    paths.terms(),
    "Terms of use",
    /\bterms\b(?:\s+(?:of|and)\b.*)?$|\bterms\s+(?:of\s+)?(?:use|service)\b|\blegal\b/,
  ],
  [
    paths.faq(),
    "Frequently asked questions",
    /\bfaqs?\b|\bfrequently\s+asked\b|\bhelp\s+(?:center|page)\b|^(?:help|questions)$|\bis\s+(?:it|this)(?:\s+site)?\s+free\b|\bhow\s+does\s+(?:this|it|the\s+site)\s+work\b/,
  ],
  [
    paths.contact(),
    "Contact us",
    /\bcontact\b|\b(?:phone|telephone)\s+numbers?\b|^(?:your\s+|the\s+)?(?:tele)?phone$|\bcall\s+(?:you|us|someone)\b|\bemail\s+(?:you|us|address)\b|\b(?:talk|speak)\s+(?:to|with)\b|\bcustomer\s+(?:service|support)\b|^support$/,
  ],
  [paths.aiNavigation(), "AI navigation", /\bai\s+(?:navigation|search)\b/],
  [paths.sitemap(), "Site map", /\bsite\s?map\b|\ball\s+pages\b/],
  [
    paths.jobsByState(),
    "Jobs by state",
    /\bjobs\s+by\s+state\b|\bstates?\s+with\s+(?:the\s+)?most\s+jobs\b|\bopenings\s+by\s+state\b/,
  ],
  [paths.featuredJobs(), "Featured jobs", /\bfeatured\s+(?:jobs?|postings?|openings?|opportunities)\b/],
  [
    paths.npPaSpecialties(),
    "NP and PA specialties",
    /\b(?:np|nurse\s+practitioner)\s*(?:\/|and|&|or)?\s*(?:pa|physician\s+assistant)\s+specialt(?:y|ies)\b/,
  ],
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
    /^(?:all\s+|list\s+of\s+|browse\s+|the\s+|medical\s+|nursing\s+|which\s+|what\s+)*(?:sub)?specialties(?:\s+list)?$/,
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
    /^(?:pricing|prices?|fees?)$|\bfor\s+employers?\b|^employers?$|\bi(?:\s+am|m)\s+an\s+employer\b|\bemployer\s+(?:services|pricing|page|info\w*)\b/,
  ],
  [
    paths.healthcareExecutives(),
    "Hire healthcare executives",
    /\b(?:hire|find|recruit)\b.*\b(?:executives?|cno|cmo|coo|ceo)\b|\bexecutive\s+search\b/,
  ],
  [
    paths.about(),
    "About us",
    /\babout\s+(?:us|you|you\s+guys|this\s+(?:site|company)|the\s+(?:site|company))\b|^about$|\bwho\s+are\s+you\b|\bwho\s+(?:owns|runs|is\s+behind)\b|\blegit(?:imate)?\b/,
  ],
  [paths.offline(), "Reading offline", /\boffline\b/],
  [paths.home(), "Home", /^(?:home|home\s?page|start|main\s+page)$/],
];

/** Wanted even where the sentence also names a profession and a place. */
export const pagesOfAccount: ReadonlySet<string> = new Set([
  paths.forgotPassword(),
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

interface NamedPage {
  to: string;
  title: string;
}

export function findNamedPage(words: string): NamedPage | null {
  for (const [to, title, pattern] of named) {
    if (pattern.test(words)) return { to, title };
  }
  return null;
}
