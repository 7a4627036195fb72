import { paths } from "#app/paths.ts";

/** What people call the pages of their account, in the order in which they are tried. */
export const accountNames: readonly NamedPage[] = [
  [
    paths.changePassword(),
    "Change your password",
    /\b(?:change|update)\s+(?:my\s+)?(?:pass\s?word|pw|pwd)\b/,
  ],
  [
    paths.secondFactor(),
    "Two-step log-in",
    /\b(?:two|2|second)[\s-]?(?:factor|step)\b|\b(?:2fa|mfa)\b|\bauthenticator\b|\b(?:backup|recovery)\s+codes?\b/,
  ],
  [
    paths.sessions(),
    "Where you're logged in",
    /\b(?:my|signed\s+in|logged\s+in)\s+(?:devices|sessions)\b|\b(?:log|sign)\s+(?:me\s+)?out\s+(?:of\s+|on\s+|from\s+)?(?:my\s+)?(?:all|every|other)\w*\b|\b(?:logged|signed)\s+in\s+(?:on|from)\s+(?:another|other)\b|\bwho\s+is\s+(?:logged|signed)\s+in\b|\bwhere\s+(?:am\s+i|im)\s+(?:logged|signed)\s+in\b/,
  ],
  [
    paths.signInLink(),
    "Log in by email",
    /\b(?:magic|sign\s?-?in|log\s?-?in)\s+link\b|\b(?:log|sign)\s+in\s+(?:without|with\s+no)\s+pass/,
  ],
  [
    paths.forgotPassword(),
    "Reset a password",
    /\bpass\s?words?\b|\bforg[eo]t\w*\s+(?:my\s+)?(?:pw|pwd|pass|pin|log\s?in|sign\s?in)\b|\b(?:pw|pwd)\s+reset\b|\breset\s+(?:my\s+)?(?:pw|pwd|pass)\b/,
  ],
  [
    paths.register(),
    "Create an account",
    /\b(?:create|make|open|new|get|set\s+up)\s+(?:an?\s+|my\s+|up\s+)*(?:free\s+)?(?:account|profile)\b|\bmember(?:ship)?\b|\bsign\s?up\b|\bregister\b|\bjoin\b(?!t)(?!\s+(?:our|my|a|an|your|their)\s+(?!site|website))(?!.*\b(?:compact|e?nlc)\b)/,
  ],
  [paths.logout(), "Log out", /\b(?:log|sign)\s?-?(?:me\s+)?(?:out|off)\b/],
  [
    paths.login(),
    "Log in",
    /\b(?:log|sign|logging|signing)\s?-?(?:me\s+)?in\b(?!\s*bonus)|\blog\s?-?on\b|^sign\s?-?on$|\bsign\s?-?on\s+to\b|\blog\s?ins?\b|\blocked\s+out\b|\b(?:get|getting|go)\s+(?:back\s+)?in(?:to)?\s+my\s+account\b|\baccess\s+(?:to\s+)?my\s+account\b|\baccount\s+(?:is\s+)?(?:locked|blocked)\b|(?<!\bzip\s)\bcode\b.*\b(?:arriv\w*|came|come|coming|receiv\w*|never|didnt|doesnt|expired)\b|\b(?:didnt|did\s+not|never|not|dont|havent)\s+(?:get|got|receiv\w*|getting|gotten)\s+(?:an?\s+|the\s+|my\s+)?(?:\w+\s+)?code\b/,
  ],
  [
    paths.ownApplications(),
    "My applications",
    /\b(?:my|check|track|see|view|status\s+of)\s+(?:my\s+)?(?:job\s+)?applications?\b|\bapplication\s+status\b|\bapplications?\s+(?:that\s+)?i(?:ve|\s+have)?\s+(?:sent|made|submitted)\b|\bjobs\s+i(?:ve|\s+have)?\s+applied\b/,
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
    /(?<!\bmatch\w*\s(?:\w+\s)?|\bfits?\s)\b(?:my|edit|update|change|complete|fill\s+(?:in|out))\s+(?:my\s+|the\s+)?profile\b|^(?:(?:show|see|view|where|are|is|add|update|edit|change|enter|save|manage|remove|renew|how|do|can|to|i|me|want|need|a|new)\s+)*my\s+(?:[a-z]+\s+){0,2}?(?:licen[sc]es|certifications?|certificates?|certs?|credentials|preferences)(?:\s+(?:expire\w*|expiration|expiry|list|page|info))*$|^(?:add|update|edit|enter|save)\s+(?:an?\s+|my\s+|new\s+)+(?:[a-z]+\s+){0,2}?licen[sc]es?$/,
  ],
  [
    paths.documents(),
    "My documents",
    /\b(?:my|upload|add|replace|attach)\s+(?:an?\s+|my\s+)?(?:resume|cv|documents?)\b(?!.*\b(?:shared?|sold|safe|private|public)\b)/,
  ],
  [
    paths.applicationEmails(),
    "Emails about your applications",
    /\b(?:stop|fewer|change|choose|manage|turn\s+off)\s+(?:the\s+|my\s+)?(?:application\s+)?e?mails?\b|\b(?:email|mail|notification)\s+(?:preferences|settings)\b/,
  ],
  [
    paths.deleteAccount(),
    "Delete your account",
    /\b(?:delete|close|cancel|remove|erase)\s+(?:my\s+)?(?:account|profile)\b/,
  ],
  [
    paths.settingsData(),
    "A copy of your data",
    /\b(?:export|download|copy\s+of|get)\s+(?:all\s+)?(?:of\s+)?my\s+(?:data|account|information|info)\b/,
  ],
  [
    paths.settings(),
    "Settings",
    /\b(?:account|my|privacy)\s+settings\b|^settings$|\bchange\s+my\s+(?:e?mail|name|photo)\b/,
  ],
  [paths.dashboard(), "My dashboard", /\b(?:my\s+)?dashboard\b|\bmy\s+account\b/],
];

/** What employers call the pages where they post and hire, in the order in which they are tried. */
export const employerNames: readonly NamedPage[] = [
  [
    paths.findCompany(),
    "Claim your company",
    /\bclaim\b.*\b(?:company|employer|page|profile|clinic|hospital|practice)\b/,
  ],
  [
    paths.hiring(),
    "Your company's postings",
    /\b(?:my|our)\s+(?:companys?\s+)?(?:job\s+)?(?:postings|listings|applicants)\b|\bapplicants\s+(?:for|to|of)\s+(?:my|our)\b|^(?:see|view|check|review|find|my|our|the)\s+(?:my\s+|our\s+|the\s+)?applicants\b|\b(?:manage|edit|close|change|renew|repost|re-post|extend|pause)\s+(?:my|our)\s+(?:job\s+)?(?:postings?|jobs?|openings?|listings?)\b|^(?:manage|edit|close|change|renew)\s+(?:an?\s+|the\s+)?(?:job\s+)?(?:postings?|listings?|ads?)$|\bwho\s+applied\b|\b(?:edit|change|fix|update|close|pause|remove|delete|pull|take\s+down)\b.*\b(?:job|posting|listing|ad|opening)\s+(?:that\s+)?(?:we|i)\s+(?:posted|listed|put|ran)\b|\btake\s+(?:my|our|the)\s+(?:job\s+)?(?:posting|listing|ad|job|opening)\s+down\b|\b(?:hiring|employer|company)\s+(?:workspace|dashboard|portal)\b/,
  ],
  [
    paths.postJob(),
    "Post a job",
    /\bpost(?:ing)?\s+(?:an?\s+|my\s+|our\s+|new\s+)*(?:[a-z]+\s+){0,4}?(?:jobs?|openings?|positions?|vacanc(?:y|ies)|listings?|roles?|ads?)\b|\b(?:advertis\w+|list)\s+(?:an?|my|our)\b.*\b(?:jobs?|openings?|positions?|vacanc(?:y|ies)|roles?)\b|\b(?:put|place|publish|submit)\s+(?:up\s+)?(?:an?\s+|my\s+|our\s+|new\s+)+(?:job\s+)?(?:ad|listing|posting|job|opening|vacancy)\b|\bjob\s+ad\b|\bemployers?\s+post\b/,
  ],
];

/** A page by what people call it: tested against the sentence in lower case without punctuation. */
export type NamedPage = readonly [to: string, title: string, pattern: RegExp];
