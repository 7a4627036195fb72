import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPanel, toAccountMeta } from "#app/accounts/account-page.tsx";
import { personKeySchema } from "#app/accounts/owner/person-key-form.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./assistant-keys.server.ts";

export { action, headers, loader } from "./assistant-keys.server.ts";

export const meta = () => toAccountMeta("Access for AI assistants");

export default function AssistantKeysPage() {
  const { keys, most, address, idempotencyKey, isRevoked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountPanel
      title="Access for AI assistants"
      lead="With a key, an AI assistant of yours can list your applications and prepare new ones. It cannot send anything: you read each draft here and send it yourself."
    >
      {answer?.key && (
        <Notice live tone="good" title="Copy this key now. We show it only once.">
          <p className="wrap-anywhere py-2">
            <code>{answer.key}</code>
          </p>
          <p className="wrap-anywhere">
            Add {address} to your assistant as an MCP server, with the header “Authorization: Bearer” and the
            key.
          </p>
        </Notice>
      )}
      {isRevoked && !answer && (
        <Notice live tone="good" title="The key was revoked. It opens nothing anymore." />
      )}
      {keys.length > 0 && (
        <ul className="grid gap-4">
          {keys.map(({ publicId, name, prefix, made, used }) => (
            <li key={publicId} className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0">
                <p className="wrap-anywhere font-semibold">{name}</p>
                <p className="text-ink-2 text-md">
                  <code>{prefix}…</code>
                </p>
                <p className="text-ink-3 text-sm">{`Made on ${made}. ${used}.`}</p>
              </div>
              <Form method="post">
                <input type="hidden" name="revoke" value={publicId} />
                <Button look="danger" size="small" aria-label={`Revoke ${name}`}>
                  Revoke
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {keys.length < most ? (
        <NewKeyForm key={keys.length} idempotencyKey={idempotencyKey} answer={answer?.form} />
      ) : (
        <p className="text-ink-2">{`You have ${most} keys, the most that one person may have. Revoke one to make another.`}</p>
      )}
      <Link to={paths.settings()} className="link text-md">
        Back to settings
      </Link>
    </AccountPanel>
  );
}

interface NewKeyProps {
  idempotencyKey: string;
  answer: RequestAnswer | undefined;
}

function NewKeyForm({ idempotencyKey, answer }: NewKeyProps) {
  const { fields, frame } = usePostedForm({ schema: personKeySchema, answer });
  return (
    <RequestForm frame={frame} idempotencyKey={idempotencyKey} submit="Make key" submitting="Making...">
      <Field label="Assistant" hint="Its name, so that you know the key again" meta={fields.name} />
    </RequestForm>
  );
}
