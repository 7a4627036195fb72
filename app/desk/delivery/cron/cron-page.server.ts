import type { SiteContext } from "#app/kit/platform/context.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { type FailedRun, type LastRun, selectFailedRuns, selectLastRuns } from "./cron-runs.server.ts";
import { toFailureRow, toLetterRow, toWorkRow } from "./cron-view.ts";
import { type DeadLetter, selectDeadLetters } from "./dead-letters.server.ts";
import { works } from "./works.ts";

/** `search` says how a start by hand ended. */
export async function readCronPage({ db, now, listWorks }: SiteContext, search: URLSearchParams) {
  const scheduled = listWorks();
  const names = scheduled.map(({ name }) => name);
  const [last, failed, dead] = await db.$client.batch([
    selectLastRuns(db, names, now),
    selectFailedRuns(db),
    selectDeadLetters(db),
  ]);
  const lastByName = new Map((last!.results as LastRun[]).map((run) => [run.name, run]));
  return {
    works: scheduled.map(({ name, cron }) => toWorkRow(name, cron, lastByName.get(name), now)),
    failures: (failed!.results as FailedRun[]).map(toFailureRow),
    deadLetters: (dead!.results as DeadLetter[]).map(toLetterRow),
    ran: toRanNotice(search.get("ran") ?? "", search.get("outcome")),
  };
}

const ranNotices = {
  done: { tone: "good", title: "was run.", text: "The start is in the audit log." },
  failed: { tone: "bad", title: "failed.", text: "Its error is below, under “Failures.”" },
  "too-soon": { tone: "warn", title: "was not run.", text: "It was started less than a minute ago." },
} as const;

function toRanNotice(name: string, outcome: string | null) {
  const said = findOwn(ranNotices, outcome ?? "");
  if (!said || !Object.hasOwn(works, name)) return null;
  return { ...said, title: `“${works[name]!.title}” ${said.title}` };
}
