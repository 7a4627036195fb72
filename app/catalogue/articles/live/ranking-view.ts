import type { StateRankingPart } from "#app/facts/catalog/live-records.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { toMapSteps, toTone } from "#app/pages/page/map/map-steps.ts";
import {
  type Factor,
  factors,
  listCounted,
  type RankedState,
  type RankingChoice,
  rankStates,
  type StateFacts,
  type Weights,
} from "./state-ranking.ts";

interface RankingColumn {
  factor: Factor;
  title: string;
  source: string;
  /** Percent of the score. Zero for what is only shown. */
  share: number;
}

interface RankingRow {
  code: string;
  name: string;
  slug: string;
  rank: number | null;
  score: string;
  cells: string[];
}

export interface RankingView {
  choice: RankingChoice;
  people: string;
  columns: RankingColumn[];
  rows: RankingRow[];
  tones: { tone: number; least: string; most: string; codes: string[] }[];
  unranked: { name: string; missing: string[] }[];
  postings: number | null;
}

type Open = ReadonlyMap<string, number> | null;

const titles: Record<Factor, string> = {
  pay: "Pay at local prices",
  tax: "State tax and levies",
  housing: "Rents (US = 100)",
  license: "License",
  hospitals: "Hospitals per 100,000",
  openings: "Open here today",
};

export function toRankingView(part: StateRankingPart, choice: RankingChoice, open: Open): RankingView {
  const profession = part.professions.find(({ slug }) => slug === choice.profession)!;
  const facts = toFacts(part, profession, open);
  const ranked = rankStates(facts, choice.weights);
  const shown = factors.filter((factor) => factor !== "license" || profession.license);
  const toTitle = (factor: Factor) => (factor === "license" ? profession.license!.title : titles[factor]);
  const licenses = new Map(part.states.map(({ code }, at) => [code, profession.rows[at]!.license?.text]));
  const toCell = (state: RankedState, factor: Factor): string => {
    const value = state.values[factor];
    if (factor === "license") return licenses.get(state.code) ?? noFigure;
    if (factor === "openings") return open ? formatCount(open.get(state.code) ?? 0) : noFigure;
    return value === null ? noFigure : formats[factor](value);
  };
  return {
    choice,
    people: profession.people,
    columns: shown.map((factor) => ({
      factor,
      title: toTitle(factor),
      source: factor === "license" ? profession.license!.source : (part.sources[factor] ?? ownPostings),
      share: toShare(factor, facts, choice.weights),
    })),
    rows: ranked.map((state) => ({
      code: state.code,
      name: state.name,
      slug: findState(state.code)!.slug,
      rank: state.rank,
      score: state.score?.toFixed(1) ?? "Not ranked",
      cells: shown.map((factor) => toCell(state, factor)),
    })),
    tones: toTones(ranked),
    unranked: ranked
      .filter(({ missing }) => missing.length > 0)
      .map(({ name, missing }) => ({ name, missing: missing.map(toTitle) })),
    postings: open && [...open.values()].reduce((sum, count) => sum + count, 0),
  };
}

const noFigure = "No figure";
const ownPostings = "postings on this site that are open now; the score takes them per 100,000 residents";
const per100k = 100_000;

const formats: Record<Exclude<Factor, "license" | "openings">, (value: number) => string> = {
  pay: formatDollars,
  tax: (percent) => `${percent.toFixed(1)}%`,
  housing: (index) => index.toFixed(1),
  hospitals: (share) => share.toFixed(1),
};

function toFacts(
  { states }: StateRankingPart,
  { rows }: StateRankingPart["professions"][number],
  open: Open,
): StateFacts[] {
  return states.map(({ code, name, prices, housing, hospitals, residents }, at) => {
    const { median, tax, license } = rows[at]!;
    return {
      code,
      name,
      values: {
        // Rounded to $10, at prices of 100.
        pay: median === null || prices === null ? null : Math.round(median / (prices / 10)) * 10,
        tax,
        housing,
        license: license?.value ?? null,
        hospitals: toDensity(hospitals, residents),
        openings: toDensity(open?.get(code) ?? null, residents),
      },
    };
  });
}

const toDensity = (count: number | null, residents: number | null): number | null =>
  count === null || residents === null ? null : (count / residents) * per100k;

function toShare(factor: Factor, facts: readonly StateFacts[], weights: Weights): number {
  const counted = listCounted(facts, weights);
  const total = counted.reduce((sum, other) => sum + weights[other], 0);
  return counted.includes(factor) ? Math.round((weights[factor] / total) * 100) : 0;
}

/** Scores in fifths, best first. Leaves out unranked states. */
function toTones(ranked: readonly RankedState[]): RankingView["tones"] {
  const scored = ranked.filter(({ score }) => score !== null);
  const steps = toMapSteps(scored.map(({ score }) => score!));
  const toState = ({ score }: RankedState) => toTone(score, steps);
  return [5, 4, 3, 2, 1, 0].flatMap((tone) => {
    const states = scored.filter((state) => toState(state) === tone);
    if (states.length === 0) return [];
    const [most, least] = [states[0]!.score!, states.at(-1)!.score!];
    return [{ tone, least: least.toFixed(1), most: most.toFixed(1), codes: states.map(({ code }) => code) }];
  });
}
