import type { LineName } from "#app/clinicians/match/score/match-line.ts";

export const lineNames: Record<LineName, string> = {
  license: "License",
  specialty: "Specialty",
  type: "Type of employment",
  shift: "Shift",
  pay: "Minimum pay",
  distance: "Distance",
  years: "Experience",
  certificates: "Certificates",
  skills: "Skills",
};

export const lineTones: Record<LineName, 1 | 2 | 3> = {
  license: 1,
  specialty: 2,
  type: 2,
  shift: 2,
  pay: 2,
  distance: 2,
  years: 3,
  certificates: 3,
  skills: 3,
};

export const toneNames: readonly (readonly [tone: 1 | 2 | 3, name: string])[] = [
  [1, "License"],
  [2, "What you want"],
  [3, "What you bring"],
];
