import "#app/pages/page/workspace.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { OfferLines } from "#app/applications/offers/offer-part.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { TextArea, toFieldMeta } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import type { action, loader } from "./offer.server.ts";

export { action, headers, loader } from "./offer.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toAccountMeta(toAnsweredTitle("My offer", data?.isRefused));

type OfferData = ReturnType<typeof useLoaderData<typeof loader>>;

const titles: Record<OfferData["state"], string> = {
  sent: "You have an offer",
  accepted: "You accepted this offer",
  declined: "You declined this offer",
  withdrawn: "This offer was taken back",
};

const doneTexts: Record<string, string> = {
  accepted: "They were told that you accept. They write to you about the next steps.",
  declined: "They were told that you decline. Your application stays as it is.",
};

export default function OfferPage() {
  const offer = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { state, job, company, lines, words, note, sent, answered, isLate, tool, application, done } = offer;
  const said = done && Object.hasOwn(doneTexts, done) ? doneTexts[done] : null;
  return (
    <>
      <PageHeader title={titles[state]} lead={`${job} at ${company}`} />
      <div className="page grid [&>*]:max-w-3xl gap-6 pb-16">
        {said && !answer && <Notice live tone="good" title={said} />}
        {answer && (
          <Notice live tone="bad" title="Nothing was changed">
            {answer.problem}
          </Notice>
        )}
        <section aria-label="The offer" className="grid gap-3 rounded-card border border-line bg-surface p-5">
          <p className="text-ink-2">
            Sent {sent}
            {answered && `, answered ${answered}`}. It stays here as it was sent.
          </p>
          <OfferLines lines={lines} />
          {words && <p className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-3">{words}</p>}
          {note && <p className="wrap-anywhere whitespace-pre-line">Your note: {note}</p>}
        </section>
        <p>
          <Link to={tool} className="link inline-flex min-h-11 items-center">
            See what it is worth after taxes and living costs
          </Link>
        </p>
        {state === "sent" && isLate && (
          <Notice title="The day to answer by is over">
            {company} has not taken it back, so you can still answer.
          </Notice>
        )}
        {state === "sent" && <Answers offer={offer} typed={answer?.typed ?? ""} />}
        {application && (
          <p>
            <Link to={application} className="link inline-flex min-h-11 items-center">
              Your application
            </Link>
          </p>
        )}
      </div>
    </>
  );
}

function Answers({ offer, typed }: { offer: OfferData; typed: string }) {
  const { path, idempotencyKey, company } = offer;
  return (
    <Form id="answer-offer" method="post" action={path} className="grid justify-items-start gap-4">
      <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
      <TextArea
        className="w-full"
        label="A note to them"
        meta={toFieldMeta("answer-offer", "note", { initialValue: typed, maxLength: 1000 })}
        rows={3}
      />
      <p className="text-ink-2 text-md">
        {company} is told at once. A contract may follow, and is what counts. Want something else? Write to
        them before you answer.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="accept">
          Accept the offer
        </Button>
        <Button name="intent" value="decline" look="outline">
          Decline
        </Button>
      </div>
    </Form>
  );
}
