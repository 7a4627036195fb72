import { Form, Link, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { OwnDesk } from "#app/accounts/own-desk/own-desk.tsx";
import { OwnOffers } from "#app/applications/dashboard/own-applications.tsx";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { Pager } from "#app/kit/ui/pager.tsx";
import { paths } from "#app/paths.ts";
import "#app/applications/dashboard/dashboard.css";
import type { loader } from "./saved-offers.server.ts";

export { action, headers, loader } from "./saved-offers.server.ts";

export const meta = () => toAccountMeta("Offers and pay");

export default function SavedOffersPage() {
  const { received, offers, page, pages, notice, needsTwo } = useLoaderData<typeof loader>();
  return (
    <OwnDesk current={paths.savedOffers()}>
      <PageHeader
        title="Offers and pay"
        lead="What employers offered you, and what you worked out yourself."
      />
      <div className="page grid gap-stack pb-16">
        {notice && <Notice tone="good" title={notice} live />}
        {needsTwo && <Notice tone="warn" title="Choose two offers to compare them." live />}
        {received.length > 0 && <OwnOffers offers={received} />}
        <section aria-labelledby="saved-offers" className="grid gap-3">
          <h2 id="saved-offers" tabIndex={-1} className="desk-title outline-none">
            Saved offers <span>from the salary tool</span>
          </h2>
          <SavedOfferList offers={offers} />
        </section>
        <Pager
          label="Pages of saved offers"
          page={page}
          pages={pages}
          headingId="saved-offers"
          toPage={(to) => paths.savedOffers(`page=${to}`)}
        />
      </div>
    </OwnDesk>
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
    <div className="grid gap-item">
      <p className="text-ink-2">Open one, or choose two to set them side by side.</p>
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
    </div>
  );
}
