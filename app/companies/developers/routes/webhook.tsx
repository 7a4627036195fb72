import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { MadeSecret } from "#app/companies/developers/made-secret.tsx";
import { DeliveryList } from "#app/companies/developers/webhooks/delivery-list.tsx";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { workPaths } from "#app/work-paths.ts";
import type { action, loader } from "./webhook.server.ts";

export { action, headers, loader } from "./webhook.server.ts";

export const meta = () => toAccountMeta("Webhook");

export default function WebhookPage() {
  const { company, webhook, deliveries, notice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { address, isPaused, chip, events, shape, failing, oldUntil } = webhook;
  return (
    <HiringPage
      company={company}
      part="company"
      title="Webhook"
      back={{ to: workPaths.hiringDevelopers(company.slug), name: "Developers" }}
    >
      {notice && <Notice tone="good" title={notice} live />}
      {answer?.secret && (
        <MadeSecret
          title="The new secret is ready. Copy it now, because we cannot show it again. Both sign for 24 hours."
          label="The new secret"
          value={answer.secret}
        />
      )}
      {isPaused && failing && (
        <Notice tone="bad" title="We paused this webhook">
          Nothing has arrived since {failing}. Put your endpoint right, send a test, then start the webhook
          again.
        </Notice>
      )}
      <div className="grid max-w-3xl gap-2">
        <p className="wrap-anywhere font-semibold">{address}</p>
        <Chips chips={[chip]} />
        <p className="text-ink-2 text-md">
          {shape}. Events: {events.join(", ").toLowerCase()}.
        </p>
        {!isPaused && failing && <p className="text-coral text-md">Nothing has arrived since {failing}.</p>}
        {oldUntil && (
          <p className="text-ink-2 text-md">The secret before signs beside the new one until {oldUntil}.</p>
        )}
      </div>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <Button name="intent" value="test" look={isPaused ? "outline" : "solid"}>
          Send a test
        </Button>
        {isPaused ? (
          <Button name="intent" value="start">
            Start again
          </Button>
        ) : (
          <Button name="intent" value="pause" look="outline">
            Pause
          </Button>
        )}
        <Button name="intent" value="rotate" look="outline">
          Make a new secret
        </Button>
        <Button name="intent" value="remove" look="danger">
          Remove
        </Button>
      </Form>
      <section aria-labelledby="deliveries" className="grid max-w-3xl gap-item">
        <h2 id="deliveries">Last messages</h2>
        <p className="text-ink-3 text-sm">The last 50, kept for 30 days</p>
        {deliveries.length > 0 ? (
          <DeliveryList deliveries={deliveries} />
        ) : (
          <p className="text-ink-2">Nothing was sent yet. Send a test to see that your endpoint hears us.</p>
        )}
      </section>
    </HiringPage>
  );
}
