import type { MarkupSeverity } from "#app/jobs/checks/markup/markup-rules.ts";
import { type ChipTone, toChipClass } from "#app/kit/ui/chip.tsx";
import type { RuleResult } from "./result-card.ts";

const tones: Record<MarkupSeverity, { tone: ChipTone; name: string }> = {
  E: { tone: "coral", name: "Error" },
  P: { tone: "coral", name: "Policy" },
  W: { tone: "amber", name: "Warning" },
  Q: { tone: "plain", name: "Quality" },
};
const doubts = { verified: null, recheck: "Read Google's page again first", ours: "Our own rule" };

export function FindingRows({ results, caption }: { results: readonly RuleResult[]; caption: string }) {
  const broken = results.filter(({ findings }) => findings.length > 0);
  const kept = results.filter(({ findings }) => findings.length === 0);
  return (
    <div className="grid gap-item">
      {broken.length > 0 && (
        <table className="desk-table">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">What we found</th>
              <th scope="col">What to change</th>
              <th scope="col">Where</th>
            </tr>
          </thead>
          <tbody>
            {broken.map(({ id, name, findings }) =>
              findings.map((finding) => (
                <tr key={`${finding.path} ${finding.message}`} data-row>
                  <th scope="row">
                    <span className={toChipClass(tones[finding.severity].tone)}>
                      {tones[finding.severity].name}
                    </span>{" "}
                    {id}
                    <span className="block font-normal text-ink-2">{name}</span>
                  </th>
                  <td>
                    {finding.message}
                    {doubts[finding.confidence] && (
                      <span className="block text-ink-3 text-sm">{doubts[finding.confidence]}</span>
                    )}
                  </td>
                  <td>{finding.fix}</td>
                  <td>
                    <code>{finding.path || "Page"}</code>
                    {finding.current && <span className="block text-ink-2">now: {finding.current}</span>}
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
      <p className="text-ink-2">
        {broken.length === 0 ? "Every rule is kept: " : "Kept: "}
        {kept.map(({ id }) => id).join(", ")}.
      </p>
    </div>
  );
}
