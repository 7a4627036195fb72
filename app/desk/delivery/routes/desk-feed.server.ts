import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { getDeskFeed, readFeedPage } from "#app/desk/delivery/feeds/desk-feed-page.server.ts";
import { pauseByDesk, resumeByDesk } from "#app/desk/delivery/feeds/desk-feeds.server.ts";
import { pauseSchema } from "#app/desk/delivery/feeds/pause-form.tsx";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { goTo, unprocessed } from "#app/kit/platform/http.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const read = await readFeedPage(context.db, params.feed, searchParams.get("run"));
  return { ...read, notice: findNotice(notices, searchParams.get("done")) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const feed = await getDeskFeed(context.db, params.feed);
  const form = await requireForm(request, [...fieldNames(pauseSchema), "resume"]);
  const leadBack = (done: string) => goTo(serverPaths.adminFeed(feed.publicId, `done=${done}`));
  if (form.has("resume"))
    throw leadBack((await resumeByDesk(context, viewer.id, feed)) ? "resumed" : "unchanged");
  const submission = parseWithZod(form, { schema: pauseSchema });
  if (submission.status !== "success") return unprocessed(submission.reply());
  const isPaused = await pauseByDesk(context, viewer.id, feed, submission.value.reason);
  throw leadBack(isPaused ? "paused" : "unchanged");
}

const notices: Record<string, string> = {
  paused: "The feed is paused, and its owners get an email.",
  resumed: "The feed is active again.",
  unchanged: "Nothing was changed. Someone else was faster.",
};
