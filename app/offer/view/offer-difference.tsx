import { toCents } from "#app/offer/sum/cents.ts";
import type { OfferView } from "#app/offer/told/offer-view.ts";
import { formatSigned } from "#app/text/figures.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { offerNames } from "./offer-names.ts";

interface Row {
  name: string;
  of: (figures: OfferView["figures"]) => number;
  format: (amount: number) => string;
}

const rows: readonly Row[] = [
  { name: "Hour, before taxes", of: ({ hour }) => hour, format: toCents },
  { name: "Hour, after taxes", of: ({ hourAfter }) => hourAfter, format: toCents },
  { name: "Week, before taxes", of: ({ week }) => week, format: formatDollars },
  { name: "Year, before taxes", of: ({ before }) => before, format: formatDollars },
  { name: "Year, after taxes", of: ({ after }) => after, format: formatDollars },
];

export function OfferDifference({ first, second }: { first: OfferView; second: OfferView }) {
  return (
    <section className="grid gap-2">
      <p className="font-semibold text-lg">{toVerdict(first, second)}</p>
      {[first, second].map(
        ({ taxGap }, at) =>
          taxGap && (
            <p key={offerNames[at]} className="text-ink-2">
              {offerNames[at]} is {taxGap}.
            </p>
          ),
      )}
      <table className="offer-ledger">
        <caption className="sr-only">Both offers side by side</caption>
        <thead>
          <tr>
            <td />
            {offerNames.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">A over B</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of, format }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{format(of(first.figures))}</td>
              <td>{format(of(second.figures))}</td>
              <td>{formatSigned(of(first.figures) - of(second.figures), format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Two percent is less than any offer's uncertainty. */
const closeCall = 0.02;

function toVerdict({ figures: a }: OfferView, { figures: b }: OfferView): string {
  const [hour, year] = [a.hourAfter - b.hourAfter, a.after - b.after];
  if (Math.abs(hour) < Math.abs(b.hourAfter) * closeCall && Math.abs(year) < Math.abs(b.after) * closeCall)
    return "After taxes the two offers are within 2% of each other. Decide by the work, not by the pay.";
  const [better, other] = hour >= 0 ? [offerNames[0], offerNames[1]] : [offerNames[1], offerNames[0]];
  const isBoth = hour >= 0 === year >= 0;
  return isBoth
    ? `${better} leaves you ${toCents(Math.abs(hour))} more for each hour worked and ${formatDollars(Math.abs(year))} more a year after taxes.`
    : `${better} leaves you ${toCents(Math.abs(hour))} more for each hour worked. ${other} leaves ${formatDollars(Math.abs(year))} more a year, for more hours.`;
}
