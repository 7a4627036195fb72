import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { toPostView } from "#app/desk/social/editor/post-view.server.ts";
import { findPost } from "#app/desk/social/queue/change-post.server.ts";
import { receivePost } from "#app/desk/social/queue/receive-post.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { isRefusedForm, noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";

/** Private pages keep their address, and the capitals of an id matter. */
export const headers = accountHeaders;

const notices: Readonly<Record<string, { tone: "good" | "bad"; title: string }>> = {
  created: { tone: "good", title: "The draft was made." },
  draft: { tone: "good", title: "Saved as a draft." },
  scheduled: { tone: "good", title: "Scheduled." },
  sent: { tone: "good", title: "The post is in the feed." },
  failed: { tone: "bad", title: "The post was not sent." },
};

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const found = await findPost(context.db, params.publicId ?? "");
  if (!found) throw notFound();
  const done = new URL(request.url).searchParams.get("done");
  return {
    ...toPostView(found, context.env.SITE_URL, context.now),
    crumb: "Post",
    notice: findNotice(notices, done),
    isRefused: isRefusedForm(context),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const publicId = params.publicId ?? "";
  const received = await receivePost(context, request, publicId, viewer.id);
  if (received.ok)
    throw goTo(
      received.done === "removed"
        ? deskPaths.adminSocialMedia("removed")
        : deskPaths.adminSocialPost(publicId, `done=${received.done}`),
    );
  noteRefusedForm(context);
  return unprocessed(received);
}
