import { selectCompanyWaiting, toCompanyWaiting } from "#app/applications/agenda/company-waiting.server.ts";
import { selectDeskWaiting, toDeskWaiting } from "#app/desk/frame/desk-waiting.server.ts";
import type { WaitingQuestion } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { isFramed } from "#app/pages/frame/framed.ts";

/** Null for a page without a rail. */
export function toWaitingQuestion(
  { $client }: Db,
  { url }: Request,
  siteUrl: string,
  now: number,
): WaitingQuestion | null {
  const pathname = new URL(url).pathname.replace(/\.data$/, "");
  if (!isFramed(pathname)) return null;
  const company = /^\/hiring\/([^/]+)/.exec(pathname)?.[1];
  if (company === undefined)
    return {
      select: (sessionHash) => selectDeskWaiting($client, sessionHash),
      read: (viewer, row) => toDeskWaiting(viewer, row, siteUrl),
    };
  return {
    select: (sessionHash) => selectCompanyWaiting($client, sessionHash, company, now),
    read: (viewer, row) => toCompanyWaiting(viewer, row, company),
  };
}
