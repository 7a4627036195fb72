import { Button } from "#app/kit/ui/button.tsx";
import { site } from "#app/site.ts";
import type { MarkupLine, ResultCard, RuleResult } from "./result-card.ts";
import "./validation.css";
import type { MarkupSeverity } from "#app/jobs/checks/markup/markup-rules.ts";
import { type ChipTone, toChipClass } from "#app/kit/ui/chip.tsx";
import { useAlive } from "#app/kit/ui/island-life.ts";
import { showToast } from "#app/kit/ui/toast/toast.ts";

export interface JudgedView {
  results: RuleResult[];
  markup: MarkupLine[] | null;
  /** Null when only the markup is known. */
  lines: string[] | null;
  card: ResultCard | null;
}

export function Judged({
  view: { results, markup, lines, card },
  source,
}: {
  view: JudgedView;
  source: string;
}) {
  const isAlive = useAlive();
  const unshown = markup?.filter(({ isUnshown }) => isUnshown).length ?? 0;
  return (
    <>
      <section aria-labelledby="rules" className="grid gap-item">
        <h2 id="rules">Rule by rule</h2>
        <FindingRows results={results} caption="Rules that it breaks, the gravest first" />
      </section>
      {card && <Preview card={card} source={source} />}
      {markup && (
        <div className="grid gap-stack xl:grid-cols-2">
          <section aria-labelledby="markup" className="grid min-w-0 content-start gap-item">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="markup">Markup</h2>
              <Button
                type="button"
                look="outline"
                className={isAlive ? undefined : "invisible"}
                onClick={() => copyText(markup.map(({ text }) => text).join("\n"))}
              >
                Copy the markup
              </Button>
            </div>
            <p className="text-ink-2 text-md">
              {lines === null
                ? "Paste the page too to compare it with what is visible."
                : unshown === 0
                  ? "All of it is visible on the page."
                  : `Marked: what the page does not show (${unshown}).`}
            </p>
            <pre className="markup-lines">
              {markup.map(({ text, isUnshown }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
                <span key={at}>
                  {isUnshown ? <mark>{text}</mark> : text}
                  {"\n"}
                </span>
              ))}
            </pre>
          </section>
          {lines && (
            <section aria-labelledby="shown" className="grid min-w-0 content-start gap-item">
              <h2 id="shown" className="flex min-h-11 items-center">
                What the page shows
              </h2>
              <p className="text-ink-2 text-md">The posting's own words, line by line.</p>
              <div className="markup-lines">{lines.join("\n")}</div>
            </section>
          )}
        </div>
      )}
    </>
  );
}

function Preview({ card, source }: { card: ResultCard; source: string }) {
  return (
    <section aria-labelledby="preview" className="grid gap-item">
      <h2 id="preview">As a search result</h2>
      <div className="result-card">
        <p className="font-semibold text-lg">{card.title}</p>
        <p>{card.employer}</p>
        <p className="text-ink-2">{card.place}</p>
        <p className="text-ink-3 text-sm">via {source}</p>
        <p className="text-ink-2 text-md tabular-nums">{card.facts.join(" · ")}</p>
      </div>
    </section>
  );
}

export const ownSource = site.name;

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: "Copied" });
  } catch {
    showToast({ title: "This browser does not copy", description: "Select the text and copy it." });
  }
}

const tones: Record<MarkupSeverity, { tone: ChipTone; name: string }> = {
  E: { tone: "coral", name: "Error" },
  P: { tone: "coral", name: "Policy" },
  W: { tone: "amber", name: "Warning" },
  Q: { tone: "plain", name: "Quality" },
};
const doubts = { verified: null, recheck: "Read Google's page again first", ours: "Our own rule" };

function FindingRows({ results, caption }: { results: readonly RuleResult[]; caption: string }) {
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
        {broken.length === 0 ? `All ${kept.length} rules are met` : `${kept.length} rules are met`}:{" "}
        {kept.map(({ id }) => id).join(", ")}.
      </p>
    </div>
  );
}
