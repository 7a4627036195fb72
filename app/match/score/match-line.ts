/** Possible points. They add up to 100. */
export const linePoints = {
  license: 20,
  specialty: 24,
  type: 6,
  shift: 10,
  pay: 12,
  distance: 10,
  years: 8,
  certificates: 6,
  skills: 4,
} as const;

export type LineName = keyof typeof linePoints;

export interface MatchLine {
  name: LineName;
  possible: number;
  earned: number;
  /** A whole sentence. */
  why: string;
  /** Who would have to say something for this line to be judged. */
  unsaidBy: "you" | "posting" | null;
  /** Certificates that were asked for and are not held. */
  missing: readonly string[];
}

type Judged = Pick<MatchLine, "why"> & Partial<Pick<MatchLine, "missing">>;

export const earn = (name: LineName, share: number, judged: Judged): MatchLine => ({
  name,
  possible: linePoints[name],
  earned: Math.round(linePoints[name] * Math.min(1, Math.max(0, share))),
  unsaidBy: null,
  missing: [],
  ...judged,
});

/** What is not stated earns nothing. */
export const leaveOpen = (name: LineName, unsaidBy: "you" | "posting", why: string): MatchLine => ({
  name,
  possible: linePoints[name],
  earned: 0,
  why,
  unsaidBy,
  missing: [],
});
