import type { Workplace } from "#app/jobs/postings/record/posting-content.ts";
import { toShortText, toSpaced } from "./phrases.ts";

export const notAPlace =
  /\bremote[\s-]+(?:patient|monitor\w*|area|areas|site|sites|location|locations|communit\w+|alaska|clinics?|island|duty|sensing|access)\b/gi;
const hybrid = /\bhybrid\b|\bpartially remote\b|\bremote[\s/]+(?:and|or)?\s*on-?site\b/i;
const remote =
  /\b(?:remote(?:ly)?|telecommut\w+|work(?:ing)? (?:from|at) home|wfh|home[\s-]based position|100% virtual)\b/i;
const onsite = /\b(?:on[\s-]?site|in[\s-]person|in[\s-]office)\b/i;

export const workplacePatterns = { hybrid, remote, onsite } as const;

export function parseWorkplace(text: string): Workplace | null {
  const plain = toShortText(text)
    .replace(notAPlace, " ")
    .replace(/\b(?:not|non|no)[\s-]+remote\b/gi, "onsite");
  if (hybrid.test(plain)) return "hybrid";
  if (remote.test(plain)) return "remote";
  return onsite.test(plain) ? "onsite" : null;
}

const label =
  /\b(?:work location|work setting|location type|workplace type|job location type)\s*:\s*([^\n<;]{1,60})/i;

export function parseLabelledWorkplace(text: string): Workplace | null {
  return parseWorkplace(label.exec(toSpaced(text))?.[1] ?? "");
}

/** "This position is 100% remote." */
export const saysRemote = (text: string): boolean =>
  /\b(?:position|role|job|work|opening) is (?:a )?(?:(?:100%|fully|entirely|completely) )?remote\b(?!-)|\b(?:100%|fully|entirely|completely) remote\b|\bremote (?:position|role|job)\b|\bwork[\s-]from[\s-]home (?:position|role|job)\b/i.test(
    text.slice(0, longestAnnounced),
  );
const longestAnnounced = 20_000;
