import { parseIdPlace, toIdPage } from "#app/desk/frame/list/id-pages.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import {
  type MailRow,
  mostMailsCounted,
  selectMailCounts,
  selectMails,
  selectMailsTo,
} from "./mail-list.server.ts";
import { type MailState, mailStateNames, mailStates, parseMailState } from "./mail-state.ts";
import { toMailView } from "./mail-view.ts";
import { retryMails } from "./retry-mail.server.ts";

export async function readMailPage({ db, now }: SiteContext, search: URLSearchParams) {
  const state = parseMailState(search.get("state"));
  const place = parseIdPlace(search);
  const [read, counted] = await db.$client.batch([selectMails(db, state, place), selectMailCounts(db)]);
  const counts = counted!.results[0] as Record<MailState, number>;
  const filters: Record<string, string> = state ? { state } : {};
  const { rows, newer, older } = toIdPage(read!.results as MailRow[], place, filters);
  const toSegment = (label: string, each: MailState | null, count: number) => ({
    label,
    to: paths.adminMail(each ? `state=${each}` : ""),
    isCurrent: state === each,
    count: count < mostMailsCounted ? formatCount(count) : `${formatCount(mostMailsCounted - 1)}+`,
  });
  const all = mailStates.reduce((sum, each) => sum + counts[each], 0);
  const retried = /^\d{1,3}$/.exec(search.get("retried") ?? "")?.[0];
  return {
    segments: [
      toSegment("All", null, all),
      ...mailStates.map((each) => toSegment(mailStateNames[each], each, counts[each])),
    ],
    mails: rows.map((row) => toMailView(row, now)),
    newer: newer === null ? null : paths.adminMail(newer),
    older: older === null ? null : paths.adminMail(older),
    listAction: paths.adminMail(`${new URLSearchParams(filters)}`),
    retried: retried === undefined ? null : Number(retried),
    failedCount: state === "failed" ? counts.failed : 0,
  };
}

export async function findMailsTo({ db, now }: SiteContext, find: string) {
  const words = find.trim().slice(0, 254);
  const read = words ? (await selectMailsTo(db, words).all<MailRow>()).results : [];
  return { words, mails: read.map((row) => toMailView(row, now)) };
}

export async function receiveRetry(context: SiteContext, actorId: number, chosen: string): Promise<Response> {
  if (chosen !== "all" && !/^\d{1,15}$/.test(chosen)) throw notFound();
  const count = await retryMails(context, actorId, chosen === "all" ? null : Number(chosen));
  return goTo(paths.adminMail(`${new URLSearchParams({ state: "failed", retried: String(count) })}`));
}
