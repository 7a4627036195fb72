import { findLicenseOffer } from "#app/facts/licensing/license-offer.ts";
import { type LicensePart, toMyLicense } from "#app/facts/licensing/memory/license-part.ts";
import { type CardAnswer, toCardAnswer, toCodedWork } from "#app/facts/licensing/memory/short-answer.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { listNeeds } from "#app/jobs/postings/record/job-view.ts";
import { toJobWork } from "#app/jobs/postings/record/license-check.ts";
import { listAskedCertificates } from "#app/jobs/reading/asked-certificates.ts";
import { formatIsoDay } from "#app/kit/text/when.ts";
import { formatUnits } from "#app/kit/ui/count.ts";

/** What the profile of an account says of its person. */
export interface Held extends Pick<LicensePart, "profession" | "licenses" | "isQuiet"> {
  certificates: readonly { code: string; expires: string | null }[];
  specialties: readonly string[];
  years: number | null;
  place: string | null;
}

interface AskedLine {
  text: string;
  isLicense: boolean;
  have: CardAnswer | null;
}

export interface AskedView {
  lines: AskedLine[];
  /** What the profile's license opens. Null also where the posting asks for none. */
  license: CardAnswer | null;
  /** "none": a clinician who is signed in and has no profile. Null for everyone else. */
  own: "profile" | "none" | null;
}

/** @param held undefined unless a clinician is signed in @param today ISO */
export function toAskedView(job: JobRecord, held: Held | null | undefined, today: string): AskedView {
  const lines = listAsked(job, held ?? null, today);
  const answer = lines.find(({ isLicense }) => isLicense)?.have;
  return {
    lines,
    license: answer && answer !== unsaid ? answer : null,
    own: held === undefined ? null : held ? "profile" : "none",
  };
}

/** The license first, then education, experience and the rest in the employer's words. */
function listAsked(job: JobRecord, held: Held | null, today: string): AskedLine[] {
  const needs = listNeeds(job.details);
  const own = needs.find(isAboutLicense);
  const license = own ?? findLicenseOffer(job.profession, toJobWork(job))?.brief;
  const lines = needs
    .filter((text) => text !== own)
    .map((text) => ({
      text,
      isLicense: false,
      have: held && (judgeCertificates(text, held, today) ?? judgeYears(text, job, held)),
    }));
  if (!license) return lines;
  return [{ text: license, isLicense: true, have: held && judgeLicense(job, held, today) }, ...lines];
}

const isAboutLicense = (text: string): boolean =>
  /\blicen[sc](?:e|ed|ure)\b/i.test(text) && !/driver/i.test(text);

const unsaid: CardAnswer = { tone: "plain", text: "Not in your profile" };

function judgeLicense(job: JobRecord, held: Held, today: string): CardAnswer | null {
  if (held.isQuiet) return null;
  const licenses = held.licenses.filter(({ expires }) => expires === null || expires >= today);
  const mine = toMyLicense({ ...held, licenses, licenseSaidAt: 0 });
  if (mine) return toCardAnswer(mine, toCodedWork(job.profession, toJobWork(job)));
  return held.licenses.length > 0 ? { tone: "warn", text: "License expired in your profile" } : unsaid;
}

function judgeCertificates(text: string, held: Held, today: string): CardAnswer | null {
  const asked = listAskedCertificates([text]);
  if (asked.length === 0) return null;
  const found = asked.map((group) => {
    const [best] = held.certificates
      .filter(({ code }) => group.includes(code))
      .toSorted((a, b) => (b.expires ?? "").localeCompare(a.expires ?? ""));
    if (!best) return { tone: "warn", text: `${group.join(" or ")} not in your profile` } as const;
    if (best.expires === null) return { tone: "plain", text: `${best.code} without an end date` } as const;
    return best.expires >= today
      ? ({ tone: "good", text: `${best.code} to ${formatIsoDay(best.expires)}` } as const)
      : ({ tone: "warn", text: `${best.code} expired ${formatIsoDay(best.expires)}` } as const);
  });
  const tones = found.map(({ tone }) => tone);
  return {
    tone: tones.includes("warn") ? "warn" : tones.includes("plain") ? "plain" : "good",
    text: found.map((each) => each.text).join(", "),
  };
}

/** Years in another field are named and not judged. */
function judgeYears(text: string, job: JobRecord, held: Held): CardAnswer | null {
  const { experienceRequirements, experienceMonths, experienceInferred } = job.details;
  if (text !== experienceRequirements) return null;
  if (held.years === null) return unsaid;
  const isEnough = held.years * 12 >= experienceMonths;
  const isInField = job.specialty === null || held.specialties.includes(job.specialty);
  const tone = experienceInferred || (isEnough && !isInField) ? "plain" : isEnough ? "good" : "warn";
  return { tone, text: `${formatUnits(held.years, "year")} in your profile` };
}
