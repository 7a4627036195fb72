import { listWithAnd } from "#app/kit/text/figures.ts";
import type { MatchLine } from "#app/clinicians/match/score/match-line.ts";
import type { Match } from "#app/clinicians/match/score/score-match.ts";
import { type Gain, toProfileField, unsaid } from "./gain.ts";

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
