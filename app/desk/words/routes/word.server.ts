import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { receiveWordForm, wordNotices } from "#app/desk/words/list/receive-word-form.server.ts";
import { readWordPage } from "#app/desk/words/list/taxonomy-page.server.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";

export const headers = accountHeaders;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const read = await readWordPage(context, params.id);
  return { ...read, notice: findNotice(wordNotices, new URL(request.url).searchParams.get("done")) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  return receiveWordForm(context, request, viewer.id, params.id);
}
