import { parseWithZod } from "@conform-to/zod/v4";
import { queueRereads } from "#app/desk/words/rereading/reread-postings.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { serverPaths } from "#app/server-paths.ts";
import { meaningSchema } from "./meaning.ts";
import { getWord } from "./taxonomy-page.server.ts";
import { addSynonym, changeWordState, undoSynonym } from "./word-changes.server.ts";
import { readMeaning } from "./word-view.server.ts";

function rereadSoon({ db, env, waitUntil }: SiteContext): void {
  waitUntil(queueRereads(db, env).catch((error) => logError("taxonomy.reread", error)));
}

const steps = {
  ignore: { from: "open", to: "ignored", done: "ignored" },
  open: { from: "ignored", to: "open", done: "opened" },
} as const;

const buttons = ["ignore", "open", "undo"];

export async function receiveTaxonomyForm(context: SiteContext, request: Request, actorId: number) {
  throw await pressButton(context, await requireForm(request, buttons), request.url, actorId);
}

async function pressButton(context: SiteContext, form: FormData, url: string, actorId: number) {
  const { pathname, searchParams } = new URL(url);
  const leadBack = (done: string, word?: number) => {
    searchParams.delete("word");
    searchParams.set("done", done);
    if (word) searchParams.set("word", String(word));
    return goTo(`${pathname}?${searchParams}`);
  };
  const publicId = form.get("undo");
  if (typeof publicId === "string") {
    const isUndone = await undoSynonym(context, actorId, publicId);
    if (isUndone) rereadSoon(context);
    return leadBack(isUndone ? "undone" : "unchanged");
  }
  const step = form.has("ignore") ? "ignore" : "open";
  const { id } = await getWord(context.db, String(form.get(step) ?? ""));
  const { from, to, done } = steps[step];
  const isChanged = await changeWordState(context, actorId, id, from, to);
  return leadBack(isChanged ? done : "unchanged", id);
}

export async function receiveWordForm(
  context: SiteContext,
  request: Request,
  actorId: number,
  wordId: string | undefined,
) {
  const word = await getWord(context.db, wordId);
  const form = await requireForm(request, [...fieldNames(meaningSchema), ...buttons]);
  if (!form.has("key")) throw await pressButton(context, form, request.url, actorId);
  const submission = parseWithZod(form, { schema: meaningSchema });
  if (submission.status !== "success") {
    if (submission.error?.key) throw notFound();
    return unprocessed(submission.reply());
  }
  const refuse = (problem: string) => unprocessed(submission.reply({ fieldErrors: { phrase: [problem] } }));
  const meaning = readMeaning(submission.value);
  if (!meaning.ok) return refuse(meaning.problem);
  const outcome = await addSynonym(context, actorId, word.id, meaning.synonym, submission.value.key);
  if (outcome === "taken") return refuse(taken);
  rereadSoon(context);
  throw goTo(serverPaths.adminWord(word.id, "done=added"));
}

const taken =
  "These words have a meaning of this kind, or one is being taken back, which takes a few minutes. See “Given a meaning”.";

export const wordNotices: Record<string, string> = {
  added:
    "The meaning was added. Postings on the site are being read again, and active feeds with these words are fetched within minutes.",
  undone: "The meaning was taken back. What it changed is being read again.",
  ignored: "The words are ignored.",
  opened: "The words are open again.",
  unchanged: "Nothing was changed. Someone else was faster.",
};
