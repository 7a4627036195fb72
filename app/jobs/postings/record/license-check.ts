import type { JobWork } from "#app/facts/licensing/eligibility.ts";
import { findLicenseOffer } from "#app/facts/licensing/license-offer.ts";
import { answerFor, withNote } from "#app/facts/licensing/license-verdict.ts";
import { findUncountedTick, parseMyLicense } from "#app/facts/licensing/my-license.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { paths } from "#app/paths.ts";
import type { JobRecord } from "./find-job.server.ts";
import { listPlaceStates, type Seen } from "./job-places.ts";
import type { PostingContent } from "./posting-content.ts";

export type LicenseCheckView = NonNullable<ReturnType<typeof toLicenseCheck>>;

/** @param params of the address, which may say a license */
export function toLicenseCheck(job: JobRecord, params: URLSearchParams) {
  const mine = parseMyLicense(params);
  const profession = findProfession(job.profession);
  const work = toJobWork(job);
  const offer = findLicenseOffer(job.profession, work);
  if (!profession || !offer) return null;
  const isAsked = profession.license === "state";
  const answer = mine && isAsked ? answerFor(mine, job.profession, work) : null;
  const state = work.states.length === 1 ? findState(work.states[0]) : undefined;
  return {
    // A known license is answered, so the rules need not be said.
    takes: answer ? null : offer.text,
    rules:
      answer && state
        ? { name: `${state.name}'s license rules and boards`, to: paths.stateTab(state.slug, "license") }
        : null,
    compact: answer ? answer.found.compact : offer.compact,
    verdict: answer && withNote(answer.verdict, findUncountedTick(params, job.profession)),
    form: isAsked
      ? {
          profession: profession.slug,
          license: mine?.states[0] ?? "",
          multistate: {
            isAsked: profession.compact === "NLC" && !work.isFederal,
            isTicked: mine?.multistate ?? false,
          },
        }
      : null,
  };
}

type Licensing = Pick<
  PostingContent,
  "licenseStates" | "stateCode" | "workplace" | "compactAccepted" | "morePlaces"
>;
type WorkPlaces = Seen<Omit<Licensing, "compactAccepted">>;

/** Work at places in several states: each takes the license of its own state, whatever the posting lists. */
export const isLicensedByPlace = (job: WorkPlaces): boolean =>
  job.workplace !== "remote" && listPlaceStates(job).length > 1;

/** The place's state alone, for a person who looks there. */
export const listLicensedPlaces = (job: WorkPlaces): readonly string[] =>
  job.isSeenFrom && job.stateCode ? [job.stateCode] : listPlaceStates(job);

export function toWorkStates(job: WorkPlaces): readonly string[] {
  if (isLicensedByPlace(job)) return listLicensedPlaces(job);
  if (job.licenseStates.length > 0) return job.licenseStates;
  return job.workplace !== "remote" && job.stateCode ? [job.stateCode] : [];
}

const federal =
  /\bveterans-(?:affairs|health-administration)\b|\bva-(?:medical-center|health-?care-system)\b|\bindian-health-service\b|\bdefense-health-agency\b|\bdepartment-of-(?:the-)?(?:defense|army|navy|air-force)\b/;

/** Veterans Affairs, the Indian Health Service and the military. */
export const isFederalEmployer = (name: string): boolean => federal.test(toSlug(name));

export function toJobWork(job: Seen<Licensing & { employer: string }>): JobWork {
  return {
    kind: "job",
    states: toWorkStates(job),
    isPerState: isLicensedByPlace(job),
    compactAccepted: job.compactAccepted,
    isRemote: job.workplace === "remote",
    isFederal: isFederalEmployer(job.employer),
  };
}
