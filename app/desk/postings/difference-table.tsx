import { useId } from "react";
import type { ReviewChange } from "#app/companies/posting/publication/compared-content.ts";
import { Notice } from "#app/kit/ui/notice.tsx";

interface DifferenceTableProps {
  title: string;
  note?: string | null;
  /** Said when nothing differs. */
  same: string;
  differences: ReviewChange[];
}

export function DifferenceTable({ title, note, same, differences }: DifferenceTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-item">
      <h2 id={id}>{title}</h2>
      {note && <p className="text-ink-2">{note}</p>}
      {differences.length === 0 ? (
        <Notice title="Nothing has changed.">{same}</Notice>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Before</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label="Before" className="whitespace-pre-line">
                  {before ? <del>{before}</del> : "Not stated"}
                </td>
                <td data-label="Now" className="whitespace-pre-line">
                  {after ? <ins>{after}</ins> : "Not stated"}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
