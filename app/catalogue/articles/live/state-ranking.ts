import { type Factor, factors, type Weights } from "./ranking-choice.ts";

export interface StateFacts {
  code: string;
  name: string;
  values: Readonly<Record<Factor, number | null>>;
}

export interface RankedState extends StateFacts {
  /** Null for a state that lacks a weighted figure, and for all when nothing has weight. */
  rank: number | null;
  /** 0 to 100, to one decimal. */
  score: number | null;
  missing: readonly Factor[];
}

const isBetterLow: Readonly<Partial<Record<Factor, true>>> = { tax: true, housing: true };

/** Has weight, and at least one state has a figure. */
export const listCounted = (states: readonly StateFacts[], weights: Weights): Factor[] =>
  factors.filter(
    (factor) => weights[factor] > 0 && states.some(({ values: { [factor]: value } }) => value !== null),
  );

/** Per column, the best state has 100 points and the worst 0. Best first. */
export function rankStates(states: readonly StateFacts[], weights: Weights): RankedState[] {
  const counted = listCounted(states, weights);
  const toPoints = new Map(counted.map((factor) => [factor, scaleOf(states, factor)]));
  const total = counted.reduce((sum, factor) => sum + weights[factor], 0);
  const scored = states.map((state): RankedState => {
    const missing = counted.filter((factor) => state.values[factor] === null);
    if (missing.length > 0 || total === 0) return { ...state, rank: null, score: null, missing };
    const points = counted.reduce(
      (sum, factor) => sum + weights[factor] * toPoints.get(factor)!(state.values[factor]!),
      0,
    );
    return { ...state, rank: null, score: Math.round((points / total) * 10) / 10, missing };
  });
  const sorted = scored.sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || (a.name < b.name ? -1 : 1));
  return sorted.map((state) => ({
    ...state,
    // States with the same score share the better rank.
    rank: state.score === null ? null : sorted.findIndex(({ score }) => score === state.score) + 1,
  }));
}

function scaleOf(states: readonly StateFacts[], factor: Factor): (value: number) => number {
  const known = states.flatMap(({ values: { [factor]: value } }) => value ?? []);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const [worst, best] = isBetterLow[factor] ? [most, least] : [least, most];
  return best === worst ? () => 100 : (value) => ((value - worst) / (best - worst)) * 100;
}
