import type { HeldLicense } from "#app/candidates/compact-rules.ts";
import { type Eligibility, findEligibility } from "#app/candidates/eligibility.ts";
import { findLicenseOffer } from "#app/candidates/license-offer.ts";
import { parseState } from "#app/markets/states.ts";
import { findProfession } from "#app/specialties/professions.ts";
import type { JobRecord } from "./job-page.server.ts";
import { toJobWork } from "./license-work.ts";

export type LicenseCheckView = NonNullable<ReturnType<typeof toLicenseCheck>>;

/** The license that a visitor says to hold, from the page's address. */
export function parseHeldLicense(params: URLSearchParams): HeldLicense | null {
  const state = parseState(params.get("license") ?? "")?.code;
  return state ? { state, multistate: params.get("multistate") === "1" } : null;
}

/** What the work takes, and whether the license held will do; null for work that takes none or names no place. */
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
    verdict: found && {
      ...toVerdict(found),
      lines: [found.rule, found.how, toWaitText(found)].filter((line) => line !== null),
    },
    form: isAsked
      ? {
          state: held?.state ?? "",
          // Only nurses have licenses that are good in several states.
          asksMultistate: profession.compact === "NLC" && !work.isFederal,
          isMultistate: held?.multistate ?? false,
        }
      : null,
  };
}

function toVerdict({ answer, wait }: Eligibility): { tone: "good" | "warn" | "plain"; title: string } {
  if (answer === "eligible") return { tone: "good", title: "Yes, on the license you hold" };
  if (answer === "compact")
    return {
      tone: "good",
      title: wait === "No wait" ? "Yes, at once, by compact" : "Yes, after a step by compact",
    };
  if (answer === "needs-license") return { tone: "warn", title: "Not on that license alone" };
  return { tone: "plain", title: "That depends on the state" };
}

/** "No wait" is in the title already. */
const toWaitText = ({ wait }: Eligibility): string | null =>
  wait && wait !== "No wait" ? `${wait}: what recruiters see, not an official figure.` : null;
