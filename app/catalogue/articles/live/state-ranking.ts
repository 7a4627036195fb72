import * as z from "zod";

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

/** Those with a published median in every state. */
export const rankedProfessions = [
  "registered-nurse",
  "licensed-practical-nurse",
  "nurse-practitioner",
  "physician-assistant",
  "pharmacist",
  "respiratory-therapist",
  "radiologic-technologist",
  "nursing-assistant",
  "medical-assistant",
] as const;

export const factors = ["pay", "tax", "housing", "license", "hospitals", "openings"] as const;
export type Factor = (typeof factors)[number];
export type Weights = Readonly<Record<Factor, number>>;

export const mostWeight = 5;

/** Our own postings weigh nothing, because they depend on who advertises here. */
export const defaultWeights: Weights = { pay: 5, tax: 2, housing: 1, license: 2, hospitals: 0, openings: 0 };

export interface RankingChoice {
  profession: (typeof rankedProfessions)[number];
  weights: Weights;
}

const professionName = "for";
const profession = z.enum(rankedProfessions);
const weight = z.string().regex(new RegExp(`^[0-${mostWeight}]$`));

export function parseRankingChoice(params: URLSearchParams): RankingChoice {
  const weightOf = (factor: Factor) => {
    const { data } = weight.safeParse(params.get(factor));
    return [factor, data === undefined ? defaultWeights[factor] : Number(data)] as const;
  };
  return {
    profession: profession.safeParse(params.get(professionName)).data ?? rankedProfessions[0],
    weights: Object.fromEntries(factors.map(weightOf)) as Weights,
  };
}

/** Omits defaults: "for=nurse-practitioner&pay=3". */
export function toRankingSearch({ profession, weights }: RankingChoice): string {
  const said: [string, string][] = factors
    .filter((factor) => weights[factor] !== defaultWeights[factor])
    .map((factor) => [factor, String(weights[factor])]);
  if (profession !== rankedProfessions[0]) said.unshift([professionName, profession]);
  return new URLSearchParams(said).toString();
}

export const isRankingName = (name: string): boolean =>
  name === professionName || factors.some((factor) => factor === name);
