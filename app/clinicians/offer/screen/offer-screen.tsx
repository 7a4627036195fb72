import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { OfferPage } from "#app/clinicians/offer/offer-page.server.ts";
import type { DifferenceView } from "#app/clinicians/offer/words/difference-view.ts";
import { offerNames, resultId } from "#app/clinicians/offer/words/offer-names.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import { OfferForm } from "./offer-form.tsx";
import { OfferResult } from "./offer-result.tsx";

const examples = [
  [
    "A night nurse in Houston",
    "role=registered-nurse&pay=46&state=TX&city=Houston&hours=36&night=6&nightHours=36&sign=15000&claw=full",
  ],
  [
    "A travel contract in Columbus",
    "role=registered-nurse&kind=travel&pay=26&state=OH&city=Columbus&lodging=840&meals=504",
  ],
  [
    "An NP job beside a 1099 offer",
    "role=nurse-practitioner&pay=130000&per=year&state=AZ&match=4&pto=20&kind2=contractor&pay2=80&state2=AZ&policy2=1800&two=1",
  ],
] as const;

export function OfferScreen({ page }: { page: OfferPage }) {
  const { offers, search } = page;
  const isPair = offers.length > 1;
  const isBlank =
    search === "" || offers.every(({ view, errors }) => !view && Object.keys(errors).length === 0);
  return (
    <div className={isPair ? "page grid gap-section pb-16" : "page offer-columns pb-16"}>
      <OfferForm page={page} />
      <section aria-labelledby={resultId} className="grid min-w-0 content-start gap-stack">
        <h2 id={resultId} tabIndex={-1} className="scroll-mt-20 outline-none">
          {isBlank ? "Three fields are enough" : isPair ? "Side by side" : "What it is worth"}
        </h2>
        {isBlank ? <Invitation /> : <Results page={page} />}
      </section>
    </div>
  );
}

function Results({ page: { offers, search, difference } }: { page: OfferPage }) {
  const most = Math.max(
    ...offers.map(({ view }) => (view?.shares ?? []).reduce((sum, { dollars }) => sum + dollars, 0)),
    1,
  );
  return (
    <>
      {difference && <OfferDifference difference={difference} />}
      <div className={offers.length > 1 ? "grid gap-section md:grid-cols-2" : undefined}>
        {offers.map((offer, at) => (
          <div key={offerNames[at]} className="grid min-w-0 content-start gap-2">
            {offers.length > 1 && <p className="font-bold text-lg">{offerNames[at]}</p>}
            <OfferResult
              name={offers.length > 1 ? offerNames[at]! : "This offer"}
              offer={offer}
              most={most}
            />
          </div>
        ))}
      </div>
      {offers.some(({ view }) => view) && (
        <div className="grid gap-item rounded-card border border-line bg-surface p-5 print:hidden">
          <p className="text-ink-2">
            The address of this page holds all of it: bookmark or share it. We keep nothing unless you save it
            to your account.
          </p>
          <ButtonLink to={paths.saveOffer(search)} look="outline" className="justify-self-start">
            Save to my account
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function Invitation() {
  return (
    <div className="grid gap-item text-ink-2">
      <p>
        Choose your work, enter the pay and choose the state. You see what the offer is worth for each hour
        you work, before and after taxes, how it compares with its market and what to ask for. Each further
        field makes the answer better.
      </p>
      <ul className="grid gap-1">
        {examples.map(([title, search]) => (
          <li key={title}>
            <Link to={paths.salaryTool(search)} className="link inline-flex min-h-11 items-center">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OfferDifference({ difference }: { difference: DifferenceView }) {
  const { verdict, notes, spans, groups } = difference;
  return (
    <section className="grid gap-item">
      <p className="max-w-3xl font-semibold text-lg">{verdict}</p>
      <ul className="offer-notes max-w-3xl text-ink-2">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <table className="offer-ledger offer-pair">
        <caption className="sr-only">Both offers side by side</caption>
        <thead>
          <tr>
            <td />
            {offerNames.map((name, at) => (
              <th key={name} scope="col">
                {name} <small>{spans[at]}</small>
              </th>
            ))}
            <th scope="col">A over B</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, rows }) => (
            <Fragment key={title}>
              <tr className="offer-total">
                <th scope="rowgroup" colSpan={4}>
                  {title}
                </th>
              </tr>
              {rows.map(({ name, cells }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the cells are columns
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
