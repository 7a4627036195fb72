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
  why: string;
  /** Whose missing answer leaves this line open. */
  unsaidBy: "you" | "posting" | null;
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

export const leaveOpen = (name: LineName, unsaidBy: "you" | "posting", why: string): MatchLine => ({
  name,
  possible: linePoints[name],
  earned: 0,
  why,
  unsaidBy,
  missing: [],
});
