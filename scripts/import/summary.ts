import { closeSync, openSync, writeSync } from "node:fs";
import type { ImportResult } from "#app/companies/imports/run.server.ts";
import type { ImportRow } from "#app/companies/imports/store/outcome.ts";

const mostPrinted = 20;

export function createSummary(reportPath: string | null) {
  const printed: ImportRow[] = [];
  const reasons = new Map<string, number>();
  const report = reportPath ? openSync(reportPath, "w") : null;
  const write = (text: string) => report !== null && writeSync(report, text);
  let entries = 0;
  write('{"leftOut":[');
  return {
    add(entry: ImportRow) {
      if (entry.outcome !== "rejected" && entry.outcome !== "skipped") return;
      write(`${entries++ === 0 ? "" : ","}\n${JSON.stringify(entry)}`);
      if (entry.outcome !== "rejected") return;
      if (printed.length < mostPrinted) printed.push(entry);
      const reason = entry.reason.replace(/"[^"]*"|\(?\d+:\d+\)?/g, "…");
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    },
    close(result: ImportResult) {
      write(`\n],"result":${JSON.stringify(result)}}\n`);
      if (report !== null) closeSync(report);
    },
    toLines(result: ImportResult, seconds: number): string[] {
      const { counts } = result;
      const rate =
        seconds > 0 ? `, ${Math.round(counts.seen / seconds).toLocaleString("en-US")} a second` : "";
      const rows: [string, number, string?][] = [
        ["created", counts.created],
        ["updated", counts.updated],
        ["unchanged", counts.unchanged],
        ["merged", counts.merged, "openings that this file or another source gave already"],
        ["rejected", counts.rejected],
        ["left out", counts.skipped, "not healthcare"],
        ["closed", result.closed, "not in the last three full imports"],
      ];
      const hidden = counts.rejected - printed.length;
      return [
        `${counts.seen.toLocaleString("en-US")} postings from source "${result.source}" (${result.format}) in ${seconds.toFixed(1)} s${rate}`,
        ...rows.map(
          ([name, count, note]) =>
            `  ${name.padEnd(10)}${String(count).padStart(8)}${note ? `  ${note}` : ""}`,
        ),
        ...(result.note ? [result.note] : []),
        ...(printed.length > 0 ? ["Rejected:"] : []),
        ...printed.map((e) => `  ${e.at}: ${e.reason}${e.title ? ` [${e.title.slice(0, 60)}]` : ""}`),
        ...(hidden > 0 ? [`  and ${hidden.toLocaleString("en-US")} more. By reason:`] : []),
        ...(hidden > 0
          ? [...reasons].map(([reason, count]) => `  ${String(count).padStart(8)} x ${reason}`)
          : []),
        ...(result.broken
          ? [
              `The file is broken at ${result.broken.at}: ${result.broken.problem} What came before it is kept.`,
            ]
          : []),
      ];
    },
  };
}
