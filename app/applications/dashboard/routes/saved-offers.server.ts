import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { askOwnOffers, readOwnOffers } from "#app/applications/offers/offer-store.server.ts";
import {
  countSavedOffers,
  findSavedOffer,
  listSavedOffers,
  offersPerPage,
  removeSavedOffer,
  toOfferLine,
} from "#app/clinicians/offer/saved/saved-offers.server.ts";
import { readTypedOffers, toOfferPath } from "#app/clinicians/offer/terms/offer-address.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

const notices: Readonly<Record<string, string>> = {
  saved: "Your offer was saved.",
  deleted: "The offer was deleted.",
};

const pageField = z.coerce.number().int().min(1).max(1_000).catch(1);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const { searchParams } = new URL(request.url);
  const chosen = searchParams.getAll("with").slice(0, 2);
  if (chosen.length === 2) throw goTo(await toPairPath(context, viewer.id, chosen));
  const [total, received] = await Promise.all([
    countSavedOffers(context.db, viewer.id),
    askOwnOffers(context.db, viewer.id).run(),
  ]);
  const pages = Math.max(1, Math.ceil(total / offersPerPage));
  const page = Math.min(pages, pageField.parse(searchParams.get("page") ?? 1));
  const rows = await listSavedOffers(context.db, viewer.id, page);
  const done = searchParams.get("done");
  return {
    received: readOwnOffers(received, context.now),
    page,
    pages,
    notice: findNotice(notices, done),
    needsTwo: chosen.length === 1,
    offers: rows.map(({ publicId, name, search, createdAt }) => ({
      publicId,
      name,
      lines: readTypedOffers(new URLSearchParams(search)).offers.map(toOfferLine),
      saved: toOfficeTime(createdAt),
    })),
  };
}

async function toPairPath({ db }: SiteContext, userId: number, chosen: readonly string[]): Promise<string> {
  const found = await Promise.all(chosen.map((publicId) => findSavedOffer(db, userId, publicId)));
  const typed = found.map((search) => {
    if (search === null) throw notFound();
    return readTypedOffers(new URLSearchParams(search));
  });
  return toOfferPath({ shared: typed[0]!.shared, offers: typed.map(({ offers }) => offers[0]!) });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const publicId = String((await requireForm(request, ["offer"])).get("offer"));
  if (!(await removeSavedOffer(context.db, viewer.id, publicId))) throw notFound();
  throw redirect(paths.savedOffers("done=deleted"));
}
