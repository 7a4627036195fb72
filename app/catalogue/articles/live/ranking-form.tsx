import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { LiveChoice } from "./live-choice.tsx";
import type { RankingView } from "./ranking-view.ts";
import {
  defaultWeights,
  mostWeight,
  rankedProfessions,
  toRankingSearch,
  type Weights,
} from "./state-ranking.ts";

const none: Weights = { pay: 0, tax: 0, housing: 0, license: 0, hospitals: 0, openings: 0 };

const presets: readonly [name: string, Weights][] = [
  ["Our weights", defaultWeights],
  ["Pay alone", { ...none, pay: 5 }],
  ["Pay, tax and rent", { ...none, pay: 3, tax: 3, housing: 3 }],
  ["License first", { ...none, pay: 2, license: 5 }],
  ["Most openings here", { ...none, pay: 2, openings: 5 }],
];

interface RankingFormProps {
  view: RankingView;
  action: string;
  path: string;
}

export function RankingForm({ view: { choice, columns }, action, path }: RankingFormProps) {
  const { profession, weights } = choice;
  const current = toRankingSearch(choice);
  return (
    <form method="get" action={action} autoComplete="off" className="live-form">
      <LiveChoice
        label="Profession"
        name="for"
        value={profession}
        options={rankedProfessions.map((slug) => [slug, findProfession(slug)!.plural])}
      />
      <fieldset>
        <legend>How much each column counts</legend>
        <div className="live-choices">
          {columns.map(({ factor, title, share }) => (
            <LiveChoice
              key={factor}
              label={title}
              note={share > 0 ? `${share}% of the score` : "not in the score"}
              name={factor}
              value={String(weights[factor])}
              options={weightOptions}
            />
          ))}
        </div>
      </fieldset>
      <div className="article-actions">
        <button type="submit" className={buttonClass()}>
          Rank the states
        </button>
        <ul aria-label="Ready-made weights" className="live-presets">
          {presets.map(([name, of]) => {
            const search = toRankingSearch({ profession, weights: of });
            return (
              <li key={name}>
                <a
                  id={`preset-${name.toLowerCase().replaceAll(/\W+/g, "-")}`}
                  href={`${path}${search && `?${search}`}#rank-states`}
                  aria-current={search === current ? "true" : undefined}
                  data-live-link
                >
                  {name}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </form>
  );
}

const weightOptions: readonly [string, string][] = Array.from({ length: mostWeight + 1 }, (_, at) => [
  String(at),
  at === 0 ? "0, leave out" : at === mostWeight ? `${at}, most` : String(at),
]);
