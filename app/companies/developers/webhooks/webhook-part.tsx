import { Link } from "@remix-run/react";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { type Chip, Chips } from "#app/kit/ui/chip.tsx";
import { ChoiceSet } from "#app/kit/ui/control/choice-set.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { eventNames, shapeNames, webhookEvents, webhookShapes } from "./webhook-events.ts";
import { webhookSchema } from "./webhook-form.ts";

export interface ShownWebhook {
  to: string;
  address: string;
  chip: Chip;
  /** "Someone applied, A posting opened" */
  events: string;
}

interface WebhookPartProps {
  webhooks: readonly ShownWebhook[];
  most: number;
  idempotencyKey: string;
  answer?: RequestAnswer | undefined;
}

export function WebhookPart({ webhooks, most, idempotencyKey, answer }: WebhookPartProps) {
  return (
    <section aria-labelledby="webhooks" className="grid max-w-3xl gap-item">
      <h2 id="webhooks">Webhooks</h2>
      <p className="text-ink-2">
        We tell an address of yours when something happens, signed so that you know it is us. It gets ids and
        a link to your workspace, and never a name, an email or a phone number.
      </p>
      {webhooks.length > 0 && (
        <ul className="grid gap-3">
          {webhooks.map(({ to, address, chip, events }) => (
            <li key={to} className="grid gap-1 rounded-card border border-line bg-surface p-4">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                <h3 className="wrap-anywhere min-w-0 text-base">
                  <Link to={to} className="link">
                    {address}
                  </Link>
                </h3>
                <Chips chips={[chip]} />
              </div>
              <p className="text-ink-2 text-md">{events}</p>
            </li>
          ))}
        </ul>
      )}
      {webhooks.length < most ? (
        <NewWebhookForm idempotencyKey={idempotencyKey} answer={answer} />
      ) : (
        <p className="text-ink-2">You have {most} webhooks, the most that a company may have.</p>
      )}
    </section>
  );
}

const eventOptions = eventNames.map((value) => ({ value, label: webhookEvents[value] }));
const shapeOptions = shapeNames.map((value) => ({ value, label: webhookShapes[value] }));

function NewWebhookForm({ idempotencyKey, answer }: Pick<WebhookPartProps, "idempotencyKey" | "answer">) {
  const { fields, frame } = usePostedForm({
    schema: webhookSchema,
    answer,
    prefill: { shape: shapeNames[0] },
  });
  return (
    <section
      aria-labelledby="new-webhook"
      className="grid gap-item rounded-card border border-line bg-surface p-5"
    >
      <h3 id="new-webhook">Add a webhook</h3>
      <RequestForm frame={frame} idempotencyKey={idempotencyKey} submit="Add webhook" submitting="Adding...">
        <Field
          label="Address"
          hint="A public address that begins with https://"
          meta={fields.address}
          autoComplete="off"
        />
        <ChoiceSet type="checkbox" label="Events to send" meta={fields.events} options={eventOptions} />
        <ChoiceSet type="radio" label="What we send" meta={fields.shape} options={shapeOptions} />
      </RequestForm>
    </section>
  );
}
