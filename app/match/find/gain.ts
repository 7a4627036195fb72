import { paths } from "#app/paths.ts";
import { formatCount } from "#app/ui/count.ts";
import { type LineName, linePoints } from "../score/match-line.ts";
import type { Match } from "../score/score-match.ts";

export interface Gain {
  text: string;
  to: string | null;
}

const unsaid: Record<Exclude<LineName, "license">, string> = {
  specialty: "Name your specialty",
  type: "Say which types of employment you want",
  shift: "Say which shifts you want",
  pay: "Name the least pay you want",
  distance: "Name your city",
  years: "Say how many years you have worked",
  certificates: "List your certificates with their days of expiry",
  skills: "Fill in a skills checklist",
};

const fieldOf: Partial<Record<LineName, string>> = {
  specialty: "specialty1",
  type: "type",
  shift: "shift",
  pay: "minPay",
  distance: "place",
  years: "years",
  certificates: "certificate1",
};

export const toProfileField = (name: LineName): string =>
  name === "skills" ? paths.skillsAssessment() : `${paths.profile()}#${fieldOf[name] ?? "profession"}`;

const shown = 3;

/** Counted over the scored postings. */
export function listProfileGains(matches: readonly Match[]): Gain[] {
  const unsaidBy = new Map<LineName, number>();
  const missing = new Map<string, number>();
  for (const line of matches.flatMap(({ lines }) => lines)) {
    if (line.unsaidBy === "you") unsaidBy.set(line.name, (unsaidBy.get(line.name) ?? 0) + 1);
    for (const code of line.missing) missing.set(code, (missing.get(code) ?? 0) + 1);
  }
  const of = `${formatCount(matches.length)} postings`;
  const said = byCount(unsaidBy)
    .filter(([name]) => name !== "license")
    .map(([name, count]) => ({
      text: `${unsaid[name as keyof typeof unsaid]}: ${formatCount(count)} of these ${of} could then earn up to ${linePoints[name]} points more.`,
      to: toProfileField(name),
    }));
  const held = byCount(missing).map(([code, count]) => ({
    text: `${formatCount(count)} of these ${of} require ${code}, which your profile does not list with a day of expiry ahead.`,
    to: toProfileField("certificates"),
  }));
  return [...said.slice(0, shown), ...held.slice(0, shown)];
}

const byCount = <Name extends string>(counts: ReadonlyMap<Name, number>): [Name, number][] =>
  [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
