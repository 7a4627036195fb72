import { globSync } from "node:fs";
import { suggestProfile } from "#app/clinicians/documents/suggestions/suggest-profile.ts";
import type { Suggestion } from "#app/clinicians/documents/suggestions/suggestion.ts";
import { readDocumentText } from "#app/clinicians/documents/text/read-document.ts";
import { drawSample } from "./draw-resume.ts";

interface Score {
  right: number;
  wrong: number;
  missed: number;
}

const today = new Date("2026-11-15T12:00:00Z");

/** What each field of a suggestion is compared by. */
function toSaid({ field, value }: Suggestion): string {
  if (field === "licenses") return `${value.state} ${value.number}${value.multistate ? " multistate" : ""}`;
  if (field === "certificates") return value.code;
  if (field === "employers") return `${value.facility} ${value.from} ${value.to ?? "now"}`;
  if (field === "education") return `${value.degree} ${value.year}`;
  return String(value);
}

/** Draws, reads and compares the invented résumés of `tests/samples/resumes`, field by field. */
export async function scoreResumes(half: "known" | "new" | "third") {
  const scores: Record<string, Score> = {};
  const faults: string[] = [];
  for (const file of globSync(`tests/samples/resumes/${half}-*.txt`).sort()) {
    const { bytes, type, expected } = await drawSample(file);
    const text = await readDocumentText(bytes, type);
    const found = text.ok ? suggestProfile(text.lines, today) : [];
    for (const [field, given] of Object.entries(expected)) {
      const wanted = new Set(
        [given]
          .flat()
          .filter((value) => value !== null)
          .map(String),
      );
      const said = found.filter((suggestion) => suggestion.field === field).map(toSaid);
      scores[field] ??= { right: 0, wrong: 0, missed: 0 };
      const score = scores[field];
      const wrong = said.filter((value) => !wanted.has(value));
      const missed = [...wanted].filter((value) => !said.includes(value));
      score.right += said.length - wrong.length;
      score.wrong += wrong.length;
      score.missed += missed.length;
      const name = file.split("/").at(-1);
      for (const value of wrong) faults.push(`${name} ${field} wrong: ${value}`);
      for (const value of missed) faults.push(`${name} ${field} missed: ${value}`);
    }
  }
  return { scores, faults };
}
