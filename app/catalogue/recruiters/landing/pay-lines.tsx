import { hospitalNote } from "#app/facts/reference/place/hospital-rows.ts";
import { survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import type { EmployerLine } from "./landing-content.ts";
import type { PayLine } from "./pay-figures.ts";

const yearsNote =
  "Metro areas are from May 2024, the latest year we have for them. States and the country are from May 2025.";

/** Each row names its survey, because the rows come from two years. */
export function PayLines({ label, lines }: { label: string; lines: readonly PayLine[] }) {
  return (
    <figure className="grid gap-2">
      <Scroller label={label}>
        <table className="w-full text-md tabular-nums">
          <caption className="sr-only">{label}</caption>
          <thead className="bg-sunken text-ink-2 text-sm">
            <tr>
              <td />
              <th scope="col" className="px-2 py-2 text-right font-semibold">
                Median
              </th>
              <th scope="col" className="px-2 py-2 text-right font-semibold">
                Middle half
              </th>
              <th scope="col" className="px-2 py-2 text-right font-semibold">
                Survey
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map(({ place, median, middleHalf, period }) => (
              <tr key={`${place} ${period}`}>
                <th scope="row" className="px-2 py-2.5 text-left font-semibold">
                  {place}
                </th>
                <td className="px-2 py-2.5 text-right">{median}</td>
                <td className="px-2 py-2.5 text-right text-ink-2">{middleHalf ?? "–"}</td>
                <td className="px-2 py-2.5 text-right text-ink-3">{period}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <figcaption className="text-ink-3 text-sm">
        Dollars per year.{" "}
        <a href={survey2025.url} className="link">
          BLS wage survey
        </a>
        .{new Set(lines.map(({ period }) => period)).size > 1 && ` ${yearsNote}`}
      </figcaption>
    </figure>
  );
}

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
