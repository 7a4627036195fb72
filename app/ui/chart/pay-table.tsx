import { formatCount } from "#app/ui/count.ts";
import { formatPay, type PayRow, type PaySource, percentiles } from "./pay-scale.ts";

interface PayTableProps {
  label: string;
  rows: readonly PayRow[];
  source: PaySource;
}

export function PayTable({ label, rows, source }: PayTableProps) {
  const hasCounts = rows.some(({ n }) => n != null);
  return (
    <table className="w-full min-w-2xl text-md tabular-nums">
      <caption className="sr-only">{label}</caption>
      <thead className="bg-sunken text-ink-2 text-sm">
        <tr>
          <td />
          {percentiles.map(([name, heading]) => (
            <th key={name} scope="col" className="px-3 py-2 text-right font-semibold">
              {heading}
            </th>
          ))}
          {hasCounts && (
            <th scope="col" className="px-3 py-2 text-right font-semibold">
              n
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row" className="px-3 py-2 text-left font-semibold">
              {row.label}
            </th>
            {percentiles.map(([name]) => (
              <td key={name} className="px-3 py-2 text-right">
                {formatPay(row.pay[name], source)}
              </td>
            ))}
            {hasCounts && (
              <td className="px-3 py-2 text-right">{row.n == null ? "–" : formatCount(row.n)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
