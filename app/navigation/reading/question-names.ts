import { paths } from "#app/paths.ts";
import type { NamedPage } from "./named-page.ts";

/** What people say who need one answer of the page of questions, in the order in which they are tried. */
export const questionNames: readonly NamedPage[] = [
  [
    paths.faq("wrong-posting"),
    "Report a posting",
    /\breport\s+(?:an?\s+|this\s+|the\s+)*(?:fake\s+|wrong\s+|scam\s+)?(?:job|posting|listing|ad)\b|^(?:an?\s+)?(?:scams?|(?:fake|scam)\s+(?:jobs?|postings?|listings?|ads?))$/,
  ],
  [
    paths.faq("delete-account"),
    "How to delete your account",
    /\b(?:delete|close|remove|cancel|deactivate)\s+(?:my\s+|an\s+|the\s+)?account\b/,
  ],
  [
    paths.faq("who-sees"),
    "Who sees an application",
    /\bwho\s+(?:can\s+|will\s+)?(?:sees?|reads?|gets?)\s+my\s+(?:application|resume|cv|profile)\b/,
  ],
  [
    paths.faq("resume"),
    "Whether you need a résumé",
    /\b(?:upload|attach|submit|store)\s+(?:my\s+|an?\s+)?(?:resume|cv)\b|\bneed\s+an?\s+(?:resume|cv)\b|^where\s+(?:is|do\s+i\s+put)\s+my\s+(?:resume|cv)$/,
  ],
  [
    paths.faq("sources"),
    "Where the postings come from",
    /\bwhere\b.*\b(?:jobs|postings|listings|openings)\b.*\b(?:come|from)\b/,
  ],
  [
    paths.faq("cost"),
    "What it costs candidates",
    /\bfees?\s+for\s+(?:candidates|job\s?seekers|nurses|applicants|me)\b|\bdo\s+i\s+(?:have\s+to\s+)?pay\s+(?:for|anything|to\s+(?:apply|use|join))\b|\bcosts?\s+(?:me|anything|to\s+apply)\b/,
  ],
  [
    paths.faq("employer-cost"),
    "What recruiting costs",
    /\b(?:costs?|fees?|prices?|charge)\b.*\b(?:to\s+(?:hire|recruit)|placements?|recruiting|hiring)\b|\b(?:recruiting|placement|recruiter)\s+(?:costs?|fees?|prices?)\b/,
  ],
  [
    paths.faq("mistake"),
    "Report a mistake",
    /^(?:an?\s+|found\s+an?\s+|i\s+found\s+an?\s+|report\s+an?\s+)*(?:bugs?|mistakes?|typos?|site\s+errors?)$|\b(?:site|website|page|link|app)\s+(?:is\s+|does\s+|doesnt\s+|not\s+)*(?:not\s+work\w*|broken|down|work\w*\s+not)\b/,
  ],
];
