import type { OfferView } from "#app/offer/told/offer-view.ts";

export function LedgerTable({ view, label }: { view: OfferView; label: string }) {
  return (
    <table className="offer-ledger">
      <caption className="sr-only">{label}: the sum of a year</caption>
      <thead>
        <tr>
          <th scope="col">A year of this offer</th>
          <th scope="col">Dollars</th>
        </tr>
      </thead>
      <tbody>
        <Lines lines={view.added} sign="" />
        <Lines lines={view.taken} sign="−" />
        <Total name="Worth before taxes" amount={view.before.year} />
        <Lines lines={view.taxes} sign="−" />
        <Total name="Worth after taxes, about" amount={view.after.year} />
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
