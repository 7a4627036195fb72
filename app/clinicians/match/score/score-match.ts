import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import type { ClinicianFacts } from "./clinician-facts.ts";
import { judgeDistance } from "./distance-line.ts";
import { judgeCertificates, judgeSkills, judgeYears } from "./held-lines.ts";
import { judgeLicense, type LicenseStanding } from "./license-gate.ts";
import type { MatchLine } from "./match-line.ts";
import { isBarredBySpecialty } from "./own-specialty.ts";
import { judgePay } from "./pay-line.ts";
import type { PostingFacts } from "./posting-facts.ts";
import { judgeShift, judgeSpecialty, judgeType } from "./work-lines.ts";

export interface Match {
  /** 0 to 100: the lines' sum, or 0 for another profession. */
  total: number;
  gates: {
    profession: { isPassed: boolean; why: string };
    license: { isPassed: boolean; standing: LicenseStanding; isToAsk: boolean; why: string };
    /** `asked` is the specialty that keeps a physician, a nurse practitioner or a physician assistant out. */
    specialty: { isPassed: boolean; asked: string | null };
  };
  lines: readonly MatchLine[];
}

/** As the posting's own page answers "Can I work here?" */
const passing: ReadonlySet<LicenseStanding> = new Set(["free", "now", "compact", "privilege"]);

/** The same facts give the same points to a clinician and to an employer. */
export function scoreMatch(posting: PostingFacts, clinician: ClinicianFacts): Match {
  const profession = judgeProfession(posting, clinician);
  const license = judgeLicense(posting.profession, clinician.licenses, posting.work);
  const lines = [
    license.line,
    judgeSpecialty(posting, clinician),
    judgeType(posting, clinician),
    judgeShift(posting, clinician),
    judgePay(posting, clinician),
    judgeDistance(posting, clinician),
    judgeYears(posting, clinician),
    judgeCertificates(posting, clinician),
    judgeSkills(posting, clinician),
  ];
  const { standing } = license;
  return {
    total: profession.isPassed ? lines.reduce((sum, { earned }) => sum + earned, 0) : 0,
    gates: {
      profession,
      license: {
        isPassed: passing.has(standing),
        isToAsk: license.isToAsk,
        standing,
        why: license.line.why,
      },
      specialty: judgeOwnField(posting, clinician),
    },
    lines,
  };
}

function judgeOwnField(posting: PostingFacts, clinician: ClinicianFacts): Match["gates"]["specialty"] {
  const isPassed = !isBarredBySpecialty(posting, clinician);
  return { isPassed, asked: isPassed ? null : (findSpecialty(posting.specialty)?.name ?? null) };
}

function judgeProfession(posting: PostingFacts, clinician: ClinicianFacts): Match["gates"]["profession"] {
  const asked = findProfession(posting.profession);
  const own = findProfession(clinician.profession);
  if (!asked) return { isPassed: false, why: "The posting does not say for which profession it is." };
  if (!own) return { isPassed: false, why: "The profile does not name a profession." };
  const isPassed = asked === own;
  const why = isPassed
    ? `The posting is for ${asked.plural.toLowerCase()}.`
    : `The posting is for ${asked.plural.toLowerCase()}, not for ${own.plural.toLowerCase()}.`;
  return { isPassed, why };
}
