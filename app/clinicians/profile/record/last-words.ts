import type { KeptProfile } from "#app/facts/licensing/memory/license-memory.ts";

/** Takes each part from the record that said it last, or on a tie from the first. */
export function takeLastWords(mine: KeptProfile, other: KeptProfile): KeptProfile {
  const { profession, licenses, isQuiet, label, licenseSaidAt } =
    other.licenseSaidAt > mine.licenseSaidAt ? other : mine;
  const { about, aboutSaidAt } = other.aboutSaidAt > mine.aboutSaidAt ? other : mine;
  return { profession, licenses, isQuiet, label, licenseSaidAt, about, aboutSaidAt };
}

type SaidAt = Pick<KeptProfile, "licenseSaidAt" | "aboutSaidAt">;

export const toVersion = ({ licenseSaidAt, aboutSaidAt }: SaidAt): number =>
  Math.max(licenseSaidAt, aboutSaidAt);
