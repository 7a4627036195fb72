import type { OfferView } from "#app/clinicians/offer/words/offer-view.ts";

export function LedgerTable({ view, label }: { view: OfferView; label: string }) {
  return (
    <table className="offer-ledger">
      <caption className="sr-only">
        {label}: the sum of {view.isContract ? "the contract" : "a year"}
      </caption>
      <thead>
        <tr>
          <th scope="col">{view.isContract ? `The contract, ${view.span}` : "A year of this offer"}</th>
          <th scope="col">Dollars</th>
        </tr>
      </thead>
      <tbody>
        <Lines lines={view.added} sign="" />
        <Lines lines={view.taken} sign="−" />
        <Total name="Worth before taxes" amount={view.before.total} />
        <Lines lines={view.taxes} sign="−" />
        <Total name="Worth after taxes, about" amount={view.after.total} />
        {view.bought && <Total name="The same at average US prices" amount={view.bought.total} />}
      </tbody>
    </table>
  );
}

function Lines({ lines, sign }: { lines: OfferView["added"]; sign: string }) {
  return lines.map(({ name, how, amount }) => (
    <tr key={name}>
      <th scope="row">
        {name} <small>{how}</small>
      </th>
      <td>
        {sign}
        {amount}
      </td>
    </tr>
  ));
}

const Total = ({ name, amount }: { name: string; amount: string }) => (
  <tr className="offer-total">
    <th scope="row">{name}</th>
    <td>{amount}</td>
  </tr>
);

export function YearTable({ years, label }: { years: OfferView["years"]; label: string }) {
  if (years.length === 0) return null;
  return (
    <table className="offer-ledger">
      <caption className="sr-only">{label}: what each year is worth</caption>
      <thead>
        <tr>
          <th scope="col">When it is paid</th>
          <th scope="col">Before taxes</th>
          <th scope="col">After taxes</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ before, after }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the years are in order
          <tr key={at}>
            <th scope="row">Year {at + 1}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
