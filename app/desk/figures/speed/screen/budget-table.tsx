import { useId } from "react";
import { classNames } from "#app/kit/ui/class-names.ts";
import type { Budget } from "#app/desk/figures/speed/queries/budgets.ts";

export function BudgetTable({ budgets }: { budgets: readonly Budget[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="speed-panel">
      <h2 id={id}>Performance budget</h2>
      <table className="desk-table">
        <caption className="sr-only">Performance budget</caption>
        <thead>
          <tr>
            <th scope="col">Budget</th>
            <th scope="col" className="number">
              At most
            </th>
            <th scope="col" className="number">
              Now
            </th>
            <th scope="col">Of</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {budgets.map(({ name, limit, now, of, isOver }) => (
            <tr key={name} className={isOver ? "bg-coral-soft" : undefined}>
              <th scope="row">{name}</th>
              <td className="number" data-label="At most">
                {limit}
              </td>
              <td className="number" data-label="Now">
                {now}
              </td>
              <td data-label="Of">{of}</td>
              <td
                data-label="State"
                className={classNames("font-semibold", isOver ? "text-coral" : "text-ink-2")}
              >
                {isOver === null ? "Not rated" : isOver ? "Over" : "Within"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
