import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { answerDataSchema, type Erasure, eraseSchema } from "#app/applications/erasure/data-request.ts";
import {
  erasedMention,
  erasePerson,
  toMentionPattern,
} from "#app/applications/erasure/erase-person.server.ts";
import {
  countPerson,
  findPerson,
  listNotified,
  type Person,
} from "#app/applications/erasure/person.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { goTo, unprocessed } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { serverPaths } from "#app/server-paths.ts";
import { type DataRequestRow, findDataRequest } from "./data-request-list.server.ts";
import { closeDataRequest, getDataRequest } from "./data-request-page.server.ts";

interface DataAnswer {
  form: "erase" | "close";
  result: SubmissionResult;
}

export async function receiveDataForm(
  context: SiteContext,
  request: Request,
  actorId: number,
  publicId: string | undefined,
) {
  const asked = await getDataRequest(context, publicId);
  const form = await requireForm(request, [...fieldNames(answerDataSchema), ...fieldNames(eraseSchema)]);
  const leadBack = (done: string) => goTo(serverPaths.adminDataRequest(asked.publicId, `done=${done}`));
  const refuse = (answer: DataAnswer) => unprocessed<DataAnswer>(answer);
  if (form.has("reason")) {
    const submission = parseWithZod(form, { schema: eraseSchema });
    if (submission.status !== "success") return refuse({ form: "erase", result: submission.reply() });
    throw leadBack(await eraseForRequest(context, actorId, asked.publicId, submission.value.reason));
  }
  const submission = parseWithZod(form, { schema: answerDataSchema });
  if (submission.status !== "success") return refuse({ form: "close", result: submission.reply() });
  if (await closeDataRequest(context, actorId, asked, submission.value)) throw leadBack("ended");
  // Read again, because another click may just have closed it.
  if ((await getDataRequest(context, publicId)).state !== "open") throw leadBack("closed");
  const fieldErrors = { state: ["Erase the person's data first."] };
  return refuse({ form: "close", result: submission.reply({ fieldErrors }) });
}

type ErasureOutcome = "erased" | "stopped" | "closed" | "own";

/** Starts an erasure, or goes on with one that stopped midway. */
async function eraseForRequest(
  context: SiteContext,
  actorId: number,
  publicId: string,
  reason: string,
): Promise<ErasureOutcome> {
  const { db, env, requestId } = context;
  const request = await findDataRequest(db, publicId);
  if (request?.state !== "open" || request.kind !== "erasure") return "closed";
  const person = await findPerson(db, request.email);
  // An admin who erases their own account would be signed out midway, and might be the last one.
  if (person.accountId === actorId) return "own";
  const found = await countPerson(db, person);
  if (!(await noteStart(context, actorId, request, person, { reason, found }))) return "closed";
  try {
    await erasePerson(db, env, person);
    const left = await countPerson(db, person);
    if (Object.keys(left).length > 0) return "stopped";
  } catch (error) {
    logError("data_request.erase", error, { requestId });
    return "stopped";
  }
  return (await noteEnd(context, actorId, publicId, found)) ? "erased" : "closed";
}

const isOpenErasure = "public_id = ?1 AND state = 'open' AND kind = 'erasure'";

const toNote = (action: string, detail: string) =>
  `INSERT INTO audit_log (actor_id, action, subject, detail, at)
    SELECT ?2, '${action}', 'data_request:' || public_id, ${detail}, ?3 FROM data_requests WHERE ${isOpenErasure}`;

/** What an earlier run found, the next one cannot find any more. */
async function noteStart(
  { db, now }: SiteContext,
  actorId: number,
  { publicId, erasure }: DataRequestRow,
  person: Person,
  { reason, found }: Pick<Erasure, "reason" | "found">,
): Promise<boolean> {
  const before: Erasure | null = erasure === null ? null : JSON.parse(erasure);
  const { employers } = await listNotified(db, person);
  const started: Erasure = {
    reason: reason.replace(toMentionPattern(person.email), erasedMention),
    startedAt: before?.startedAt ?? now,
    finishedAt: null,
    found: toHigher(before?.found, found),
    employers: [...new Set([...(before?.employers ?? []), ...employers])],
  };
  const [, changed] = await db.$client.batch([
    db.$client
      .prepare(toNote("data_request.erase", "json_object('to', 'started')"))
      .bind(publicId, actorId, now),
    db.$client
      .prepare(`UPDATE data_requests SET erasure = ?2 WHERE ${isOpenErasure}`)
      .bind(publicId, JSON.stringify(started)),
  ]);
  return changed!.meta.changes > 0;
}

function toHigher(before: Erasure["found"] = {}, found: Erasure["found"]): Erasure["found"] {
  const tables = new Set([...Object.keys(before), ...Object.keys(found)]);
  return Object.fromEntries(
    [...tables].map((table) => [table, Math.max(before[table] ?? 0, found[table] ?? 0)]),
  );
}

async function noteEnd(
  { db, now }: SiteContext,
  actorId: number,
  publicId: string,
  found: Erasure["found"],
): Promise<boolean> {
  const rows = Object.values(found).reduce((sum, n) => sum + n, 0);
  const [, changed] = await db.$client.batch([
    db.$client
      .prepare(toNote("data_request.erase", "json_object('from', 'started', 'to', 'erased', 'records', ?4)"))
      .bind(publicId, actorId, now, rows),
    db.$client
      .prepare(
        `UPDATE data_requests SET erasure = json_set(erasure, '$.finishedAt', ?2) WHERE ${isOpenErasure}`,
      )
      .bind(publicId, now),
  ]);
  return changed!.meta.changes > 0;
}
