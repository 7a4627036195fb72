import { hospitalNote } from "#app/facts/reference/place/hospital-rows.ts";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import type { EmployerLine } from "./landing-content.ts";

export function EmployerTable({ label, lines }: { label: string; lines: readonly EmployerLine[] }) {
  return (
    <figure className="grid gap-2">
      <Scroller label={label}>
        <table className="w-full text-md">
          <caption className="sr-only">{label}</caption>
          <thead className="bg-sunken text-ink-2 text-sm">
            <tr>
              <th scope="col" className="px-3 py-2 text-left font-semibold">
                Hospital
              </th>
              <th scope="col" className="px-3 py-2 text-right font-semibold">
                Beds
              </th>
              <th scope="col" className="px-3 py-2 text-left font-semibold">
                Type
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map(({ name, city, beds, notes }) => (
              <tr key={`${name} ${city}`}>
                <th scope="row" className="px-3 py-2.5 text-left font-semibold">
                  {name} <span className="font-normal text-ink-3">{city}</span>
                </th>
                <td className="px-3 py-2.5 text-right tabular-nums">{beds}</td>
                <td className="px-3 py-2.5 text-ink-2">{notes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <figcaption className="text-ink-3 text-sm">{hospitalNote}</figcaption>
    </figure>
  );
}
