import type { ReviewChange } from "#app/post-job/publish/review-content.ts";
import { Notice } from "#app/ui/notice.tsx";

interface DifferenceTableProps {
  before: { at: string; decision: "approve" | "reject"; reason: string | null; differences: ReviewChange[] };
}

export function DifferenceTable({ before: { at, decision, reason, differences } }: DifferenceTableProps) {
  const read = decision === "approve" ? "Approved" : "Sent back";
  return (
    <section aria-labelledby="changes" className="grid gap-item">
      <h2 id="changes">Changed since {at}</h2>
      {reason && (
        <p className="text-ink-2">
          {read} then: {reason}
        </p>
      )}
      {differences.length === 0 ? (
        <Notice title="Nothing has changed.">The posting says what it said then.</Notice>
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
