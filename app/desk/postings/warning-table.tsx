import { type PostingWarning, toWarningScore, warningScore } from "#app/jobs/checks/warnings/posting-warnings.ts";

/** Why a posting waits: each kind of words with its points and its strongest place. */
export function WarningTable({ warnings }: { warnings: readonly PostingWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warnings" className="grid gap-item">
      <h2 id="warnings">
        Words of a scam: {toWarningScore(warnings)} {toWarningScore(warnings) === 1 ? "point" : "points"}
      </h2>
      <p className="text-ink-2">
        A person reads a posting of {warningScore} points or more before visitors do.
      </p>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Where</th>
            <th scope="col">Words</th>
            <th scope="col" className="number">
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {warnings.map(({ label, where, words, points }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label="Where">{where}</td>
              <td data-label="Words" className="wrap-anywhere">
                {words}
              </td>
              <td data-label="Points" className="number">
                {points}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
