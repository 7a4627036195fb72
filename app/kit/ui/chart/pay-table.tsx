import { formatCount } from "#app/kit/ui/count.ts";
import { formatPay, type PayRow, type PaySource, percentiles } from "./pay-scale.ts";

interface PayTableProps {
  label: string;
  rows: readonly PayRow[];
  source: PaySource;
}

export function PayTable({ label, rows, source }: PayTableProps) {
  const hasCounts = rows.some(({ n }) => n != null);
  return (
    <table className="figures pay-figures">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <td />
          {percentiles.map(([name, heading]) => (
            <th key={name} scope="col">
              {heading}
            </th>
          ))}
          {hasCounts && <th scope="col">n</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {percentiles.map(([name]) => (
              <td key={name}>{formatPay(row.pay[name], source)}</td>
            ))}
            {hasCounts && <td>{row.n == null ? "–" : formatCount(row.n)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
