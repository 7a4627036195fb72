import type { Compact } from "#app/facts/reference/profession/professions.ts";
import type { CompactRule } from "./compact-terms.ts";

interface PrivilegeTerms {
  name: string;
  holder: string;
  limit: string;
  steps: (state: string) => string;
}

/** For compacts that sell a privilege per state through CompactConnect in 2026. */
function toPrivilegeRule({ name, holder, limit, steps }: PrivilegeTerms): CompactRule {
  return {
    rule: (state, members) =>
      `${holder} in the member state where they live can get a privilege for ${state}. Both states must issue privileges, and ${members} do. ${limit}`,
    offer: (own, members) =>
      `A privilege under the ${name}, if your home state is one of the ${members} that issue them. Otherwise you need ${own}.`,
    arrival: (state) =>
      `${holder} in another state that issues privileges under the ${name} can get one for ${state}; we have no figure for the wait`,
    condition: "with a compact privilege",
    worksThrough: () => true,
    refusal: (home) => `A license from ${home} does not qualify for the compact.`,
    opens: "every-job",
    isRefusable: true,
    how: (state, home) =>
      `If you live in ${home}, apply for the privilege in CompactConnect before you start. ${steps(state)}`,
    wait: "We have no figure for the wait",
  };
}

/** Fees and conditions come from data/licensure_compacts.json. */
export const compactPrivileges = {
  OTC: toPrivilegeRule({
    name: "Occupational Therapy Licensure Compact",
    holder: "Occupational therapists and assistants licensed",
    limit:
      "An assistant also needs supervision by an occupational therapist licensed or privileged in the state where they work.",
    steps: (state) =>
      `You need an FBI background check through your home board and two years without discipline. The fee is $75 plus what ${state} charges.`,
  }),
  COUNSELING: toPrivilegeRule({
    name: "Counseling Compact",
    holder: "Professional counselors with an independent license",
    limit: "It does not cover marriage and family therapists.",
    steps: () =>
      "You need your state's highest, independent level of professional counselor license, an FBI fingerprint check and two years without discipline. Each state sets its own fee.",
  }),
  ASLPIC: toPrivilegeRule({
    name: "Audiology and Speech-Language Pathology Interstate Compact",
    holder: "Speech-language pathologists and audiologists licensed",
    limit: "School jobs may also require an educator certificate.",
    steps: (state) =>
      `You need a license in good standing and an FBI background check through your home board. The fee is $50 plus what ${state} charges.`,
  }),
} satisfies Partial<Record<Compact, CompactRule>>;
