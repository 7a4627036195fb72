import { paths } from "#app/paths.ts";
import type { NamedPage } from "./named-page.ts";

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
    /\b(?:my|our)\s+(?:companys?\s+)?(?:job\s+)?(?:postings|listings|applicants)\b|\bapplicants\s+(?:for|to|of)\s+(?:my|our)\b|^(?:see|view|check|review|find|my|our|the)\s+(?:my\s+|our\s+|the\s+)?applicants\b|\b(?:manage|edit|close|change|renew|repost|re-post|extend|pause)\s+(?:my|our)\s+(?:job\s+)?(?:postings?|jobs?|openings?|listings?)\b|^(?:manage|edit|close|change|renew)\s+(?:an?\s+|the\s+)?(?:job\s+)?(?:postings?|listings?|ads?)$|\bwho\s+applied\b|\b(?:hiring|employer|company)\s+(?:workspace|dashboard|portal)\b/,
  ],
  [
    paths.postJob(),
    "Post a job",
    /\bpost(?:ing)?\s+(?:an?\s+|my\s+|our\s+|new\s+)*(?:[a-z]+\s+){0,4}?(?:jobs?|openings?|positions?|vacanc(?:y|ies)|listings?|roles?|ads?)\b|\b(?:advertis\w+|list)\s+(?:an?|my|our)\b.*\b(?:jobs?|openings?|positions?|vacanc(?:y|ies)|roles?)\b|\b(?:put|place|publish|submit)\s+(?:up\s+)?(?:an?\s+|my\s+|our\s+|new\s+)+(?:job\s+)?(?:ad|listing|posting|job|opening|vacancy)\b|\bjob\s+ad\b|\bemployers?\s+post\b/,
  ],
];
