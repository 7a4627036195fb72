import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import {
  findProfile,
  type Subject,
  toSubject,
  toSubjectName,
  withLikely,
} from "#app/assistant/navigation/reading/subject.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findRecruitersOf } from "#app/pages/sitemap/hub-links.ts";
import { paths, recruitedSpecialties } from "#app/paths.ts";
import { toSubjectChips } from "./to-figures.ts";
import type { FoundWay } from "./way.ts";

/** For people who hire: the recruiters of a profession and a place, of a field, or the request form. */
export function toHiringWay(sentence: Sentence, isAboutRecruiters: boolean): FoundWay {
  const subject = withLikely(toSubject(sentence), sentence.words);
  const chips = toSubjectChips(sentence.text, subject);
  const found = findLocal(subject) ?? findHub(sentence, subject, isAboutRecruiters);
  const used = subject.readings;
  if (found) return { ...found, chips, used };
  const name = toSubjectName(subject);
  const place = toPlaceName(subject);
  const about = { ...(name && { position: name }), ...(place && { place }) };
  if (isAboutRecruiters && !name) return { to: paths.employers(), title: "For employers", chips, used };
  return {
    to: paths.hireRequest(name || place ? about : undefined),
    title: "Send a hiring request",
    chips,
    used,
  };
}

const toPlaceName = ({ city, state }: Subject): string | null =>
  city ? `${city.name}, ${city.stateCode}` : (state?.name ?? null);

/** Ten cities and every state have pages; another city is served by its form. */
function findLocal(subject: Subject) {
  const profile = findProfile(subject);
  const { city, state } = subject;
  if (!profile || !(city || state)) return null;
  const market =
    city &&
    cityMarkets.find(
      (one) => one.stateCode === city.stateCode && one.city.replace(/ City$/, "") === city.name,
    );
  if (city && !market) return null;
  const place = market ? market.slug : state!.slug;
  const name = market ? market.city : findState(state!.code)!.name;
  return { to: paths.localRecruiters(profile.slug, place), title: `${profile.name} recruiters in ${name}` };
}

function findHub({ words }: Sentence, subject: Subject, isAboutRecruiters: boolean) {
  const profile = findProfile(subject);
  const isAnyPhysician = subject.profession === "physician" && !profile;
  if (isAboutRecruiters && isAnyPhysician)
    return { to: paths.physicianRecruiters(), title: "Physician recruiters" };
  if (subject.city || subject.state) return null;
  if (profile?.slug === "nurse-practitioner" && !isAboutRecruiters)
    return { to: paths.hireNpsNow(), title: "Hire NPs now" };
  if (!isAboutRecruiters) return null;
  if (/\bnear\s+(?:me|here|us)\b/.test(words) && profile?.slug === "nurse-practitioner")
    return { to: paths.nursePractitionerRecruitersNearMe(), title: "Nurse practitioner recruiters near me" };
  const field = recruitedSpecialties.find(
    (slug) => slug === subject.specialty || words.includes(slug.replace("-", " ")),
  );
  const isNursing = /\bnurs(?:e|es|ing)\b/.test(words) && subject.profession === "registered-nurse";
  const named = field ?? (isNursing ? "nursing" : null);
  const isOfField =
    named !== null && (subject.profession === null || subject.profession === "physician" || isNursing);
  if (named && isOfField) {
    const to = /\brecruit(?:ing|ment)\b/.test(words)
      ? paths.specialtyRecruiting(named)
      : paths.specialtyRecruiters(named);
    return { to, title: "Recruiters" };
  }
  const hub = profile && findRecruitersOf(profile.slug);
  return hub ? { to: hub, title: `${profile.name} recruiters` } : null;
}
