import type { HeldLicense } from "#app/licensing/compact-terms.ts";
import { findEligibility } from "#app/licensing/eligibility.ts";
import { findLicenseOffer } from "#app/licensing/license-offer.ts";
import { toLicenseVerdict } from "#app/licensing/license-verdict.ts";
import { findProfession } from "#app/reference/profession/professions.ts";
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
          profession: profession.slug,
          license: held?.state ?? "",
          multistate: {
            isAsked: profession.compact === "NLC" && !work.isFederal,
            isTicked: held?.multistate ?? false,
          },
        }
      : null,
  };
}
