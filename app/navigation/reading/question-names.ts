import { paths } from "#app/paths.ts";
import type { NamedPage } from "./named-page.ts";

/** What people say who need one answer of the page of questions, in the order in which they are tried. */
export const questionNames: readonly NamedPage[] = [
  [
    paths.faq("wrong-posting"),
    "Report a posting",
    /\b(?:job|posting|listing|ad)\b.*\b(?:scam|fake|fraud\w*)$|\breport\s+(?:an?\s+|this\s+|the\s+)*(?:fake\s+|wrong\s+|scam\s+)?(?:job|posting|listing|ad)\b|^(?:an?\s+)?(?:scams?|(?:fake|scam)\s+(?:jobs?|postings?|listings?|ads?))$/,
  ],
  [
    paths.faq("delete-account"),
    "How to delete your account",
    /\b(?:delete|close|remove|cancel|deactivate)\s+(?:my\s+|an\s+|the\s+)?account\b/,
  ],
  [
    paths.faq("stop-emails"),
    "How to stop our emails",
    /\bunsubscrib\w*|\b(?:stop|no\s+more|fewer|less|too\s+many|quit|cancel|end|turn\s+off|opt\s+out)\b.*\b(?:e-?mail(?:s|ing)?|alerts?|notifications?|newsletters?)\b/,
  ],
  [
    paths.faq("email-alerts"),
    "Job alerts by email",
    /\b(?:job|search|email|e-mail|my)\s+(?:job\s+)?(?:alerts?|notifications?)\b|\b(?:email|e-mail|notify|alert|tell)\s+me\b.*\b(?:new|when|about)\b.*\b(?:jobs?|postings?|openings?|positions?)\b/,
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
    /\b(?:upload|attach|submit|store|add|replace|update|change)\s+(?:my\s+|an?\s+|the\s+|new\s+|newer\s+)*(?:resume|cv)\b|\bneed\s+an?\s+(?:resume|cv)\b|^where\s+(?:is|do\s+i\s+put)\s+my\s+(?:resume|cv)$/,
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
    /\b(?:costs?|fees?|prices?|charge)\b.*\b(?:to\s+(?:hire|recruit)|placements?|recruiting|hiring)\b|\b(?:charge|costs?|fees?|prices?)\b.*\bemployers?$|\b(?:recruiting|placement|recruiter)\s+(?:costs?|fees?|prices?)\b/,
  ],
  [
    paths.faq("mistake"),
    "Report a mistake",
    /^(?:an?\s+|found\s+an?\s+|i\s+found\s+an?\s+|report\s+an?\s+)*(?:bugs?|mistakes?|typos?|site\s+errors?)$|\b(?:site|website|page|link|app)\s+(?:is\s+|does\s+|doesnt\s+|not\s+)*(?:not\s+work\w*|broken|down|work\w*\s+not)\b/,
  ],
];
