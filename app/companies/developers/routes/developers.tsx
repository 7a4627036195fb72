import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { KeyPart } from "#app/companies/developers/keys/key-part.tsx";
import { MadeSecret } from "#app/companies/developers/made-secret.tsx";
import { WebhookPart } from "#app/companies/developers/webhooks/webhook-part.tsx";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { action, loader } from "./developers.server.ts";

export { action, headers, loader } from "./developers.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toAccountMeta(toAnsweredTitle("Developers", data?.isRefused));

export default function DevelopersPage() {
  const { company, guide, keys, mostKeys, webhooks, mostWebhooks, notice, idempotencyKey } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <HiringPage
      company={company}
      part="company"
      title="Developers"
      lead={
        <>
          Connect your own systems to your postings and applicants.{" "}
          <a href={guide} className="link">
            How the API works
          </a>
        </>
      }
    >
      {notice && <Notice tone="good" title={notice} live />}
      {answer?.key && (
        <MadeSecret
          title="Your key is ready. Copy it now, because we cannot show it again."
          label="Your new key"
          value={answer.key}
        />
      )}
      {answer?.secret && (
        <MadeSecret
          title="The webhook is added. Copy its secret now, because we cannot show it again."
          label="The webhook's secret"
          value={answer.secret}
        />
      )}
      <KeyPart keys={keys} most={mostKeys} idempotencyKey={idempotencyKey} answer={answer?.keyForm} />
      <WebhookPart
        webhooks={webhooks}
        most={mostWebhooks}
        idempotencyKey={idempotencyKey}
        answer={answer?.webhookForm}
      />
    </HiringPage>
  );
}
