import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Said } from "#app/kit/forms/said.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { FoldLine } from "#app/kit/ui/control/fold.tsx";
import {
  type Card,
  type CardInput,
  ratingFields,
  ratingWords,
  toSummary,
  type Verdict,
  verdictNames,
  verdicts,
} from "./scorecard.ts";

export interface CardAnswer {
  problem: string;
  typed: Partial<CardInput>;
}

interface ScorecardPartProps {
  name: string;
  criteria: readonly string[];
  cards: readonly Card[];
  others: number;
  /** Where the criteria are changed, for those who may. */
  settings: string | null;
  isOpen: boolean;
  answer?: CardAnswer;
  said: ReactNode;
}

export function ScorecardPart({
  name,
  criteria,
  cards,
  others,
  settings,
  isOpen,
  answer,
  said,
}: ScorecardPartProps) {
  const own = cards.find(({ isOwn }) => isOwn);
  return (
    <section id="scorecard" aria-labelledby="scorecard-title">
      <h3 id="scorecard-title" className={own || others > 0 ? undefined : "sr-only"}>
        Scorecards
      </h3>
      {said}
      {own ? (
        <Summary cards={cards} />
      ) : (
        others > 0 && (
          <p className="text-ink-2">
            {others === 1
              ? "A colleague has sent a scorecard."
              : `${others} colleagues have sent scorecards.`}{" "}
            You see {others === 1 ? "it" : "them"} once you have sent yours, so that everyone judges alone.
          </p>
        )
      )}
      <details open={answer !== undefined || isOpen || undefined}>
        <FoldLine>{own ? "Change your scorecard" : "Fill in your scorecard"}</FoldLine>
        <CardForm key={own?.changedAt} {...{ name, criteria, own, settings, answer }} />
      </details>
    </section>
  );
}

function Summary({ cards }: { cards: readonly Card[] }) {
  const { count, verdicts: said, ratings } = toSummary(cards);
  return (
    <>
      <p>
        <strong>{said.charAt(0).toUpperCase() + said.slice(1)}</strong>
        <span className="text-ink-2"> from {count === 1 ? "1 scorecard" : `${count} scorecards`}</span>
      </p>
      {ratings.length > 0 && (
        <table className="w-full max-w-xl border-collapse text-md [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-left">
          <caption className="sr-only">Average of each criterion, from 1 weak to 4 strong</caption>
          <thead className="text-ink-3 text-sm">
            <tr>
              <th scope="col" className="font-normal">
                Criterion
              </th>
              <th scope="col" className="font-normal">
                Average (1–4)
              </th>
              <th scope="col" className="font-normal">
                Rated by
              </th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ criterion, average, count: by }) => (
              <tr key={criterion}>
                <th scope="row" className="wrap-anywhere pr-3 font-normal">
                  {criterion}
                </th>
                <td className="tabular-nums">{average}</td>
                <td className="tabular-nums">{by}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul className="grid gap-3">
        {cards.map(({ author, isOwn, verdict, ratings: given, note }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no other key here and keep their order
          <li key={at} className="grid gap-1 border-line border-l-2 pl-3">
            <p>
              <strong>{verdicts[verdict]}</strong>
              <span className="text-ink-2">, {isOwn ? "you" : author}</span>
            </p>
            {given.length > 0 && (
              <p className="wrap-anywhere text-ink-2 text-md">
                {given.map(([criterion, rating]) => `${criterion}: ${ratingWords[rating - 1]}`).join(" · ")}
              </p>
            )}
            {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

interface CardFormProps {
  name: string;
  criteria: readonly string[];
  own?: Card;
  settings: string | null;
  answer?: CardAnswer;
}

function CardForm({ name, criteria, own, settings, answer }: CardFormProps) {
  const shown: Partial<CardInput> = answer?.typed ?? own ?? {};
  const given = new Map(shown.ratings);
  return (
    <Form method="post" preventScrollReset className="grid max-w-2xl gap-4 pb-4">
      {answer && <Said tone="bad">{answer.problem}</Said>}
      <input type="hidden" name="criteria" value={JSON.stringify(criteria)} />
      <input type="hidden" name="cardSeen" value={own?.changedAt ?? ""} />
      <div className="grid gap-3 sm:grid-cols-2">
        {criteria.map((criterion, at) => (
          <label key={criterion} className="wrap-anywhere grid content-end gap-1 font-semibold text-md">
            {criterion}
            <select
              name={ratingFields[at]}
              defaultValue={given.get(criterion) ?? ""}
              className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 font-normal"
            >
              <option value="">Did not see it</option>
              {ratingWords.map((word, rating) => (
                <option key={word} value={rating + 1}>
                  {rating + 1} {word}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <fieldset className="grid">
        <legend className="font-semibold text-md">Would you hire {name}?</legend>
        {verdictNames.map((verdict: Verdict) => (
          <label key={verdict} className="tick">
            <input
              type="radio"
              name="verdict"
              value={verdict}
              required
              defaultChecked={shown.verdict === verdict}
            />
            {verdicts[verdict]}
          </label>
        ))}
      </fieldset>
      <label className="grid gap-1 font-semibold text-md">
        Why
        <textarea
          name="cardNote"
          rows={3}
          maxLength={5000}
          defaultValue={shown.note}
          className="w-full rounded-control border border-line-strong bg-surface px-3 py-2.5 font-normal"
        />
      </label>
      <div className="flex flex-wrap items-center gap-4">
        <Button>{own ? "Save scorecard" : "Send scorecard"}</Button>
        {settings && (
          <Link to={settings} className="link inline-flex min-h-11 items-center">
            Change the criteria
          </Link>
        )}
      </div>
      <p className="text-ink-3 text-sm">
        Your team reads it once each has sent their own. The applicant does not. Write what you saw and heard
        about the work, nothing about age, health, family or origin.
      </p>
    </Form>
  );
}
