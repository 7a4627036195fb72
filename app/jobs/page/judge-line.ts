import { type LicensePart, toMyLicense } from "#app/facts/licensing/memory/license-part.ts";
import { type CardAnswer, toCardAnswer, toCodedWork } from "#app/facts/licensing/memory/short-answer.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { toJobWork } from "#app/jobs/postings/record/license-check.ts";
import { isForLater, listNamedCertificates } from "#app/jobs/reading/asked-certificates.ts";
import { parseEducationCategory, parseExperienceMonths } from "#app/jobs/reading/requirements.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { startSentence, withArticle } from "#app/kit/text/sentence.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";
import { formatUnits } from "#app/kit/ui/count.ts";

/** What the profile of an account says of its person. */
export interface Held extends Pick<LicensePart, "profession" | "licenses" | "isQuiet"> {
  certificates: readonly { code: string; expires: string | null }[];
  specialties: readonly string[];
  years: number | null;
  place: string | null;
  degrees: readonly string[];
}

export interface Have extends CardAnswer {
  outcome: "have" | "missing" | "unknown";
  expiresSoon?: boolean;
}

/** Of what nothing in a profile can answer. */
export const untold = "We cannot tell from your profile";

const have = (text: string): Have => ({ outcome: "have", tone: "good", text });
const missing = (text: string): Have => ({ outcome: "missing", tone: "warn", text });
const unknown = (text: string): Have => ({ outcome: "unknown", tone: "plain", text });

/** Long enough to renew most certificates and licenses before a start. */
const soonDays = 60;
const soonAfter = (today: string) => toIsoDay(Date.parse(today) + soonDays * dayMs);

export function judgeLine(text: string, job: JobRecord, held: Held, today: string): Have {
  return (
    judgeCertificates(text, held, today) ??
    judgeYears(text, job, held) ??
    judgeDegree(text, held) ??
    unknown(untold)
  );
}

export function judgeLicense(job: JobRecord, held: Held, today: string): Have {
  if (held.isQuiet) return unknown("Not compared, as you chose in your profile");
  const licenses = held.licenses.filter(({ expires }) => expires === null || expires >= today);
  const work = toJobWork(job);
  const mine = toMyLicense({ ...held, licenses, licenseSaidAt: 0 });
  const answer = toCardAnswer(mine, toCodedWork(job.profession, work));
  if (!answer)
    return missing(held.licenses.length > 0 ? "License expired in your profile" : "Not in your profile");
  if (answer.tone !== "good") return { ...answer, outcome: answer.tone === "warn" ? "missing" : "unknown" };
  const ofState = licenses.filter(({ state }) => work.states.includes(state));
  const used = ofState.length > 0 ? ofState : licenses.filter(({ multistate }) => multistate);
  const last = used.toSorted((a, b) => (b.expires ?? "9").localeCompare(a.expires ?? "9"))[0];
  if (!last?.expires || last.expires > soonAfter(today)) return { ...answer, outcome: "have" };
  const text = `${answer.text}. ${startSentence(toStateText(last.state))} license expires ${formatIsoDay(last.expires)}`;
  return { outcome: "have", tone: "warn", text, expiresSoon: true };
}

/** Of "CCRN or PCCN", the one that lasts longest. */
function judgeCertificates(text: string, held: Held, today: string): Have | null {
  const groups = listNamedCertificates(text);
  if (groups.length === 0) return null;
  const found = groups.map((group): Have => {
    const [best] = held.certificates
      .filter(({ code }) => group.includes(code))
      .toSorted((a, b) => (b.expires ?? "").localeCompare(a.expires ?? ""));
    if (!best) return missing(`${group.join(" or ")} not in your profile`);
    const { code, expires } = best;
    if (expires === null) return unknown(`${code} without an end date in your profile`);
    if (expires < today) return missing(`${code} expired ${formatIsoDay(expires)}`);
    if (expires > soonAfter(today)) return have(`You have ${code} to ${formatIsoDay(expires)}`);
    const soon = `You have ${code}, which expires ${formatIsoDay(expires)}`;
    return { outcome: "have", tone: "warn", text: soon, expiresSoon: true };
  });
  if (isForLater(text) && found.some((each) => each.outcome === "missing"))
    return unknown(`${found.map((each) => each.text).join(". ")}. The posting gives you time for it`);
  const outcomes = found.map(({ outcome }) => outcome);
  const expiresSoon = found.some((each) => each.expiresSoon);
  const outcome = (["missing", "unknown"] as const).find((each) => outcomes.includes(each)) ?? "have";
  return {
    outcome,
    tone: outcome === "missing" || expiresSoon ? "warn" : outcome === "unknown" ? "plain" : "good",
    text: found.map((each) => each.text).join(". "),
    expiresSoon,
  };
}

/** Years in another field are named and not judged. */
function judgeYears(text: string, job: JobRecord, held: Held): Have | null {
  const { experienceRequirements, experienceMonths, experienceInferred } = job.details;
  const isStated = text === experienceRequirements && !experienceInferred;
  const months = isStated ? experienceMonths : parseExperienceMonths(text);
  if (months === null && text !== experienceRequirements) return null;
  if (held.years === null) return missing("Years of experience not in your profile");
  const years = `${formatUnits(held.years, "year")} in your profile`;
  if (months === null) return unknown(`We cannot tell: ${years}`);
  if (held.years * 12 < months) return missing(`Only ${years}`);
  const isInField = job.specialty === null || held.specialties.includes(job.specialty);
  return isInField ? have(`You have ${years}`) : unknown(`We cannot tell: ${years}, maybe in another field`);
}

const levels = ["high school", "associate degree", "bachelor degree", "postgraduate degree"];
const degreeWord =
  /\bdegree|\bbachelor|\bmaster|\bdoctora|\b(?:bsn|adn|asn|msn|dnp|pharmd|ged)\b|\bhigh school|\bdiploma/i;
const nursing = /nurs|\b(?:bsn|adn|asn|msn|dnp)\b/i;
const alternative = /\bequivalen|\bin lieu|\bsubstitut/i;

/** Judges levels of nursing alone, because names of other fields differ too much to compare. */
function judgeDegree(text: string, { degrees }: Held): Have | null {
  const asked = levels.indexOf(parseEducationCategory(text) ?? "");
  if (asked < 0 || !degreeWord.test(text)) return null;
  if (degrees.length === 0) return missing("No degree in your profile");
  const reached = degrees.filter((degree) => levels.indexOf(parseEducationCategory(degree) ?? "") >= asked);
  const fitting =
    asked === 0 ? reached : nursing.test(text) ? reached.filter((one) => nursing.test(one)) : [];
  // "BSN" as people say it, and "a Bachelor of Science in Nursing".
  if (fitting[0]) return have(`You have ${fitting[0].includes(" ") ? withArticle(fitting[0]) : fitting[0]}`);
  const named = `${degrees.join(", ")} in your profile`;
  const isBelow = degrees.every((degree) => {
    const level = levels.indexOf(parseEducationCategory(degree) ?? "");
    return level >= 0 && level < asked;
  });
  return isBelow && !alternative.test(text) ? missing(`Only ${named}`) : unknown(`We cannot tell: ${named}`);
}

/** Says how the lines above come out, of those that the posting requires. */
export function toClosing(haves: readonly Have[]): string {
  const count = (outcome: Have["outcome"]) => haves.filter((each) => each.outcome === outcome).length;
  const [lacking, untold] = [count("missing"), count("unknown")];
  const sentences = [
    lacking > 0
      ? `Your profile does not show ${lacking} of the ${haves.length} things required.`
      : untold > 0
        ? `Nothing that we can compare is missing from your profile. We cannot tell about ${untold} of the ${haves.length} things required.`
        : "Your profile shows everything required.",
    lacking > 0 && untold > 0 && `We cannot tell about ${untold}.`,
    haves.some(({ expiresSoon }) => expiresSoon) && `Something you have expires within ${soonDays} days.`,
    lacking > 0 && "You can still apply: the employer decides.",
  ];
  return sentences.filter(Boolean).join(" ");
}
