import * as z from "zod";

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
