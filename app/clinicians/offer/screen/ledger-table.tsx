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

interface ShareBarProps {
  shares: OfferView["shares"];
  /** Dollars at the right end, so that two bars share a scale. */
  most: number;
}

/** Hidden from screen readers, because the list below says the same. */
export function ShareBar({ shares, most }: ShareBarProps) {
  let from = 0;
  return (
    <div className="grid gap-2">
      <svg aria-hidden="true" width="100%" height={28} className="offer-bar">
        {shares.map(({ share, dollars }) => {
          const [x, width] = [from, toPercent(dollars, most)];
          from += width;
          return (
            <rect key={share} x={`${x}%`} width={`${width}%`} height={28} className={`share-${share}`} />
          );
        })}
      </svg>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {shares.map(({ share, name, amount }) => (
          <li key={share} className={`offer-key share-${share}`}>
            {name} <span className="font-semibold tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const toPercent = (dollars: number, most: number): number => Math.round((dollars / most) * 1000) / 10;
