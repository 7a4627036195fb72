import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { findLicenseOffer } from "#app/facts/licensing/license-offer.ts";
import { answerFor } from "#app/facts/licensing/license-verdict.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { JobRecord } from "./job-page.server.ts";
import { toJobWork } from "./license-work.ts";

export type LicenseCheckView = NonNullable<ReturnType<typeof toLicenseCheck>>;

export function toLicenseCheck(job: JobRecord, mine: MyLicense | null) {
  const profession = findProfession(job.profession);
  const work = toJobWork(job);
  const offer = findLicenseOffer(job.profession, work);
  if (!profession || !offer) return null;
  const isAsked = profession.license === "state";
  const answer = mine && isAsked ? answerFor(mine, job.profession, work) : null;
  return {
    takes: offer.text,
    compact: answer ? answer.found.compact : offer.compact,
    verdict: answer?.verdict ?? null,
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
