import type { Profile } from "#app/clinicians/profile/record/profile.ts";

interface Slot {
  name: string;
  isFilled: (profile: Profile) => boolean;
  /** What filling it in changes on the site. */
  gain: string;
}

/** What a profile can say, in the order in which it changes most of what is shown. */
const slots: readonly Slot[] = [
  {
    name: "profession",
    isFilled: ({ profession }) => profession !== null,
    gain: "Job lists then begin with your own work.",
  },
  {
    name: "license",
    isFilled: ({ licenses }) => licenses.length > 0,
    gain: "Each posting then says whether your license works there.",
  },
  {
    name: "specialty",
    isFilled: ({ specialties }) => specialties.length > 0,
    gain: "Matches then count your specialty.",
  },
  {
    name: "years of experience",
    isFilled: ({ years }) => years !== null,
    gain: "Postings then say whether you have the years that they require.",
  },
  {
    name: "certificates",
    isFilled: ({ certificates }) => certificates.length > 0,
    gain: "We then remind you before they expire.",
  },
  {
    name: "place",
    isFilled: ({ place }) => Boolean(place),
    gain: "Matches then count the distance.",
  },
  {
    name: "current pay",
    isFilled: ({ pay }) => pay !== null,
    gain: "You then see where your pay stands in the market.",
  },
  {
    name: "job type and shift",
    isFilled: ({ types, shifts }) => types.length + shifts.length > 0,
    gain: "Matches then begin with what you want next.",
  },
];

export interface ProfileSlots {
  filled: number;
  of: number;
  missing: string[];
  /** Of the first that is missing. */
  gain: string | null;
}

export function readSlots(profile: Profile): ProfileSlots {
  const empty = slots.filter(({ isFilled }) => !isFilled(profile));
  return {
    filled: slots.length - empty.length,
    of: slots.length,
    missing: empty.map(({ name }) => name),
    gain: empty[0]?.gain ?? null,
  };
}
