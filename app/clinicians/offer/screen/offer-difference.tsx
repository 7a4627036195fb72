import { Fragment } from "react";
import type { DifferenceView } from "#app/clinicians/offer/words/difference-view.ts";
import { offerNames } from "#app/clinicians/offer/words/offer-names.ts";

export function OfferDifference({ difference }: { difference: DifferenceView }) {
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
