import type { ClinicianFacts } from "#app/clinicians/match/score/clinician-facts.ts";
import { type LineName, linePoints, type MatchLine } from "#app/clinicians/match/score/match-line.ts";
import type { Match } from "#app/clinicians/match/score/score-match.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

export interface Gain {
  text: string;
  to: string | null;
}

/** `worth` is the points that it would add over all postings. */
export interface CountedGain extends Gain {
  worth: number;
}

const unsaidAlone = {
  specialty: "Add your specialty",
  type: "Add the types of employment you want",
  shift: "Add the shifts you want",
  pay: "Add your minimum pay",
  distance: "Add your city",
  years: "Add your years of experience",
};

/** What a profile can add in one answer. */
const unsaid: Partial<Record<LineName, string>> = unsaidAlone;

const unsaidInAll: Record<Exclude<LineName, "license">, string> = {
  ...unsaidAlone,
  certificates: "Add your certificates with their expiration dates",
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

const toProfileField = (name: LineName): string =>
  name === "skills" ? paths.skillsAssessment() : `${paths.profile()}#${fieldOf[name] ?? "profession"}`;

const shown = 3;

/** Counted over the scored postings. */
export function listProfileGains(
  matches: readonly Pick<Match, "lines">[],
  { uncheckedCertificates }: Pick<ClinicianFacts, "uncheckedCertificates">,
): CountedGain[] {
  const unsaidBy = new Map<LineName, number>();
  const missing = new Map<string, number>();
  for (const line of matches.flatMap(({ lines }) => lines)) {
    if (line.unsaidBy === "you") unsaidBy.set(line.name, (unsaidBy.get(line.name) ?? 0) + 1);
    for (const code of line.missing) missing.set(code, (missing.get(code) ?? 0) + 1);
  }
  const said = byCount(unsaidBy)
    .filter(([name]) => name !== "license")
    .map(([name, count]) => ({
      text: `${unsaidInAll[name as keyof typeof unsaidInAll]}: up to +${linePoints[name]} points on ${toShare(count, matches.length)}.`,
      to: toProfileField(name),
      worth: linePoints[name] * count,
    }));
  const held = byCount(missing).map(([code, count]) => ({
    text: `${startSentence(toShare(count, matches.length))} ${count === 1 ? "requires" : "require"} ${code}; your profile ${uncheckedCertificates.includes(code) ? "lists it without a future expiration date" : "does not list it"}.`,
    to: toProfileField("certificates"),
    worth: linePoints.certificates * count,
  }));
  return [...said.slice(0, shown), ...held.slice(0, shown)];
}

function toShare(count: number, of: number): string {
  if (of === 1) return "this posting";
  const postings = `${formatCount(of)} postings`;
  return count === of ? `all ${postings}` : `${formatCount(count)} of these ${postings}`;
}

const byCount = <Name extends string>(counts: ReadonlyMap<Name, number>): [Name, number][] =>
  [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));

const shownReasons = 3;
const shownChanges = 2;
const shownShared = 3;

export function toResult({ total, gates, lines }: Match) {
  return {
    total,
    standing: gates.license.standing,
    isToAsk: gates.license.isToAsk,
    otherSpecialty: gates.specialty.asked,
    lines: lines.map(({ name, earned, why, unsaidBy }) => ({
      name,
      earned,
      why,
      isUnsaid: unsaidBy !== null,
    })),
    reasons: listReasons(lines),
    changes: listChanges(lines),
  };
}

export type ScoreLine = ReturnType<typeof toResult>["lines"][number];

/** Without the license, which the chip shows. A known distance is told even if it earns nothing. */
function listReasons(lines: readonly MatchLine[]): string[] {
  const best = lines
    .filter(({ name, earned }) => name !== "license" && name !== "distance" && earned > 0)
    .sort((a, b) => b.earned - a.earned)
    .slice(0, shownReasons);
  const known = lines.filter(({ name, unsaidBy }) => name === "distance" && unsaidBy === null);
  return [...best, ...known].map(({ why }) => why);
}

function listChanges(lines: readonly MatchLine[]): Gain[] {
  return lines
    .flatMap((line) => {
      const text = toChange(line);
      const to = line.name === "license" ? null : toProfileField(line.name);
      return text ? [{ text, to, points: line.possible - line.earned }] : [];
    })
    .sort((a, b) => b.points - a.points)
    .map(({ text, to }) => ({ text, to }));
}

type Result = { changes: readonly Gain[] };

/** What every card says is said once above them. */
export function splitChanges<Card extends Result>(results: readonly Card[]) {
  const isShared = ({ text }: Gain) =>
    results.length > 1 && results.every(({ changes }) => changes.some((change) => change.text === text));
  const toShown = (card: Card) => card.changes.filter((change) => !isShared(change)).slice(0, shownChanges);
  return {
    changes: results[0]?.changes.filter(isShared).slice(0, shownShared) ?? [],
    results: results.map((card) => ({ ...card, changes: toShown(card) })),
  };
}

function toChange({ name, possible, earned, unsaidBy, missing }: MatchLine): string | null {
  const open = toPoints(possible - earned);
  if (name === "license" && earned > 0 && earned < possible) return `Get the license: +${open}.`;
  if (missing.length > 0) {
    const dates = missing.length === 1 ? "its expiration date" : "their expiration dates";
    return `Add ${listWithAnd(missing)} with ${dates}: +${open}.`;
  }
  return unsaidBy === "you" && unsaid[name] ? `${unsaid[name]}: up to +${open}.` : null;
}

const toPoints = (points: number): string => (points === 1 ? "1 point" : `${points} points`);
