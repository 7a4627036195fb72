import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { requireViewer } from "#app/accounts/session/guards.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import { toOfferLine } from "#app/clinicians/offer/saved/offer-name.ts";
import {
  countSavedOffers,
  findSavedOffer,
  listSavedOffers,
  offersPerPage,
  removeSavedOffer,
} from "#app/clinicians/offer/saved/saved-offers.server.ts";
import { readTypedOffers, toOfferPath } from "#app/clinicians/offer/terms/offer-address.ts";
import { findNotice } from "#app/kit/forms/find-notice.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { Pager } from "#app/kit/ui/pager.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Saved offers");
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
  const total = await countSavedOffers(context.db, viewer.id);
  const pages = Math.max(1, Math.ceil(total / offersPerPage));
  const page = Math.min(pages, pageField.parse(searchParams.get("page") ?? 1));
  const rows = await listSavedOffers(context.db, viewer.id, page);
  const done = searchParams.get("done");
  return {
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

export default function SavedOffersPage() {
  const { offers, page, pages, notice, needsTwo } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Saved offers" lead="Open one, or choose two to set them side by side." />
      <div className="page grid gap-stack pb-16">
        {notice && <Notice tone="good" title={notice} live />}
        {needsTwo && <Notice tone="warn" title="Choose two offers to compare them." live />}
        <SavedOfferList offers={offers} />
        <Pager
          label="Pages of saved offers"
          page={page}
          pages={pages}
          headingId="saved-offers"
          toPage={(to) => paths.savedOffers(`page=${to}`)}
        />
      </div>
    </>
  );
}

interface SavedOffer {
  publicId: string;
  name: string;
  lines: readonly string[];
  saved: string;
}

const compareId = "compare-offers";

function SavedOfferList({ offers }: { offers: readonly SavedOffer[] }) {
  if (offers.length === 0)
    return (
      <div className="grid gap-item rounded-card border border-line bg-surface p-5">
        <p className="max-w-2xl text-ink-2">
          None yet. Enter an offer in the salary tool, then save it to your account.
        </p>
        <ButtonLink to={paths.salaryTool()} look="outline" className="justify-self-start">
          Open the salary tool
        </ButtonLink>
      </div>
    );
  return (
    <section aria-label="Saved offers" id="saved-offers" tabIndex={-1} className="grid gap-item outline-none">
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {offers.map(({ publicId, name, lines, saved }) => (
          <li key={publicId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5">
            <div className="min-w-0 flex-1 basis-60">
              <Link
                to={paths.savedOffer(publicId)}
                reloadDocument
                className="link wrap-anywhere inline-flex min-h-11 items-center font-semibold"
              >
                {name}
              </Link>
              {lines.map((line) => (
                <p key={line} className="wrap-anywhere text-ink-2 text-md">
                  {line}
                </p>
              ))}
              <p className="text-ink-3 text-sm">Saved {saved}</p>
            </div>
            <label className="tick">
              <input type="checkbox" name="with" value={publicId} form={compareId} />
              Compare <span className="sr-only">{name}</span>
            </label>
            <Form method="post">
              <input type="hidden" name="offer" value={publicId} />
              <Button look="outline" size="small">
                Delete <span className="sr-only">{name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="get" id={compareId} reloadDocument>
        <Button>Compare two</Button>
      </Form>
    </section>
  );
}
