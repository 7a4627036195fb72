import type { JobWork } from "#app/facts/licensing/eligibility.ts";
import { findProfession, professions } from "#app/facts/reference/profession/professions.ts";

const flags = { remote: "r", federal: "f", accepted: "c", refused: "n" };

/** A few bytes, because each card carries it: "2 rc TX CO". */
export function toCodedWork(profession: string | null, work: JobWork): string | null {
  const found = findProfession(profession);
  if (!found) return null;
  const said = [
    work.isRemote && flags.remote,
    work.isFederal && flags.federal,
    work.compactAccepted === true && flags.accepted,
    work.compactAccepted === false && flags.refused,
  ].filter(Boolean);
  return [found.code, said.join("") || "-", ...work.states].join(" ");
}

export function parseCodedWork(coded: string): { profession: string | null; work: JobWork } {
  const [code, said = "", ...states] = coded.split(" ");
  const has = (flag: string) => said.includes(flag);
  return {
    profession: professions.find((profession) => String(profession.code) === code)?.slug ?? null,
    work: {
      kind: "job",
      states,
      compactAccepted: has(flags.accepted) ? true : has(flags.refused) ? false : null,
      isRemote: has(flags.remote),
      isFederal: has(flags.federal),
    },
  };
}
