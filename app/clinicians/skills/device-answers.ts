import { createStoredText } from "#app/jobs/saved/stored-text.ts";
import { readAnswers, type SkillAnswers, writeAnswers } from "./skill-answers.ts";

const stored = createStoredText("skills");

export const subscribeToDevice = stored.subscribe;

interface OnDevice {
  answers: SkillAnswers;
  /** UTC milliseconds. */
  at: number;
}

type Entry = [slug: string, at: number, answers: string];

const mostChecklists = 30;

/** Skips what other versions or people wrote into the browser's storage. */
function listEntries(): Entry[] {
  try {
    const found: unknown = JSON.parse(stored.read() ?? "[]");
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [slug, at, answers] = value;
  return typeof slug === "string" && typeof at === "number" && typeof answers === "string";
}

export const listOnDevice = (): ReadonlyMap<string, OnDevice> =>
  new Map(listEntries().map(([slug, at, answers]) => [slug, { at, answers: readAnswers(answers) }]));

export const findOnDevice = (slug: string): OnDevice | null => listOnDevice().get(slug) ?? null;

/** Some private windows forbid storage. Answers then last as long as the page. */
export function keepOnDevice(slug: string, answers: SkillAnswers, now: number): void {
  const others = listEntries().filter(([other]) => other !== slug);
  const text = writeAnswers(answers);
  stored.write(JSON.stringify((text ? [...others, [slug, now, text]] : others).slice(-mostChecklists)));
}
