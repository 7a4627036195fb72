import type { HeldLicense } from "#app/candidates/compact-rules.ts";
import { findEligibility } from "#app/candidates/eligibility.ts";
import { findLicenseOffer } from "#app/candidates/license-offer.ts";
import { toLicenseVerdict } from "#app/candidates/license-verdict.ts";
import { findProfession } from "#app/specialties/professions.ts";
import type { JobRecord } from "./job-page.server.ts";
import { toJobWork } from "./license-work.ts";

export type LicenseCheckView = NonNullable<ReturnType<typeof toLicenseCheck>>;

export function toLicenseCheck(job: JobRecord, held: HeldLicense | null) {
  const profession = findProfession(job.profession);
  const work = toJobWork(job);
  const offer = findLicenseOffer(job.profession, work);
  if (!profession || !offer) return null;
  const isAsked = profession.license === "state";
  const found = held && isAsked ? findEligibility(job.profession, [held], work) : null;
  return {
    takes: offer.text,
    compact: found ? found.compact : offer.compact,
    verdict: found && toLicenseVerdict(found),
    form: isAsked
      ? {
          license: held?.state ?? "",
          multistate: {
            isAsked: profession.compact === "NLC" && !work.isFederal,
            isTicked: held?.multistate ?? false,
          },
        }
      : null,
  };
}
