import { type Finding, toFinding } from "./finding.ts";

const source = "Google's rules for the title of a job posting";

const rules: readonly [pattern: RegExp, text: string, fix: string][] = [
  [
    /\$\s?\d|\b\d{2,3}k\b|\d\s?\/\s?(?:hr|hour|wk|week)\b/i,
    "The title has pay in it.",
    "Put the pay into its own fields.",
  ],
  [/<[a-z/]|&(?:[a-z]+|#\d+);/i, "The title has HTML in it.", "Use plain words."],
  [/[\p{Extended_Pictographic}★☆✔➤]/u, "The title has symbols in it.", "Use words only."],
  [/!|\*{2}/, "The title shouts.", "Leave out the marks; tick Immediate start if you hire at once."],
  [
    /\burgent(?:ly)?\b(?!\s*(?:care|treatment|clinic|visit|response))|\bimmediate(?:ly)?\b(?!\s*care)|\b(?:hiring now|now hiring|asap|hot job)\b/i,
    "The title says how urgent it is.",
    "Tick Immediate start instead.",
  ],
  [
    /\b(?:req|requisition|job\s?(?:id|code|#))\b\s?[:#-]?\s?\w*\d|#\s?\d{2,}|\b[A-Z]{1,4}-?\d{4,}\b/,
    "The title has a job code in it.",
    "Put it into the requisition field.",
  ],
  [
    /\b(?!24\/7|7\/7)(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|20\d{2})\b/,
    "The title has a date in it.",
    "Put the start into its own field.",
  ],
];

interface Titled {
  title: string;
  company: string;
  city: string | null;
}

export function checkTitle({ title, company, city }: Titled): Finding[] {
  const findings = rules
    .filter(([pattern]) => pattern.test(title))
    .map(([, text, fix]) => toFinding("R1", "error", "title", text, { fix, source }));
  const lower = title.toLowerCase();
  if (company.length > 3 && lower.includes(company.toLowerCase()))
    findings.push(
      toFinding("R1", "error", "title", "The title names the employer.", {
        fix: "Leave it out; it is shown beside the title.",
        source,
      }),
    );
  if (city && new RegExp(`[-–,(|@]\\s*${toLiteral(city)}\\b|\\bin ${toLiteral(city)}\\b`, "i").test(title))
    findings.push(
      toFinding("R1", "error", "title", "The title names the city.", {
        fix: "Leave it out; it is shown beside the title.",
        source,
      }),
    );
  if (isShouted(title))
    findings.push(
      toFinding("R1", "warning", "title", "The title is in capital letters.", {
        fix: "Write it as a name, such as ICU Registered Nurse.",
        source,
      }),
    );
  return findings;
}

const toLiteral = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Short words such as "ICU RN" are abbreviations. */
const isShouted = (title: string): boolean => {
  const words = title.match(/\p{L}{5,}/gu) ?? [];
  return words.length > 0 && words.every((word) => word === word.toUpperCase());
};
