import { findLicenseOffer } from "#app/facts/licensing/license-offer.ts";
import type { CardAnswer } from "#app/facts/licensing/memory/short-answer.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { listNeeds } from "#app/jobs/postings/record/job-view.ts";
import { toJobWork } from "#app/jobs/postings/record/license-check.ts";
import { isPreferred } from "#app/jobs/reading/asked-certificates.ts";
import { type Have, type Held, judgeLicense, judgeLine, toClosing } from "./judge-line.ts";

interface AskedLine {
  text: string;
  isLicense: boolean;
  isPreferred: boolean;
  /** Null for everyone but a clinician with a profile. */
  have: Have | null;
}

export interface AskedView {
  /** What is required before what is preferred. */
  lines: AskedLine[];
  /** What the profile's license opens. Null also where the posting asks for none. */
  license: CardAnswer | null;
  /** "none": a clinician who is signed in and has no profile. Null for everyone else. */
  own: "profile" | "none" | null;
  closing: string | null;
}

/** @param held undefined unless a clinician is signed in @param today ISO */
export function toAskedView(job: JobRecord, held: Held | null | undefined, today: string): AskedView {
  const lines = listAsked(job, held ?? null, today);
  const answer = lines.find(({ isLicense }) => isLicense)?.have;
  const required = lines.filter((line) => !line.isPreferred).flatMap(({ have }) => have ?? []);
  return {
    lines,
    license: answer && held && !held.isQuiet && held.licenses.length > 0 ? answer : null,
    own: held === undefined ? null : held ? "profile" : "none",
    closing: required.length > 0 ? toClosing(required) : null,
  };
}

/** The license first, then education, experience and the rest in the employer's words. */
function listAsked(job: JobRecord, held: Held | null, today: string): AskedLine[] {
  const needs = listNeeds(job.details);
  const own = needs.find(isAboutLicense);
  const license = own ?? findLicenseOffer(job.profession, toJobWork(job))?.brief;
  const others = needs
    .filter((text) => text !== own)
    .map((text) => ({
      text,
      isLicense: false,
      isPreferred: isPreferred(text),
      have: held && judgeLine(text, job, held, today),
    }));
  const first = license
    ? [{ text: license, isLicense: true, isPreferred: false, have: held && judgeLicense(job, held, today) }]
    : [];
  return [...first, ...others].sort((a, b) => Number(a.isPreferred) - Number(b.isPreferred));
}

const isAboutLicense = (text: string): boolean =>
  /\blicen[sc](?:e|ed|ure)\b/i.test(text) && !/driver/i.test(text) && !isPreferred(text);
