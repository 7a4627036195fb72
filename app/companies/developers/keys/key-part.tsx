import { Form } from "@remix-run/react";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { ChoiceSet } from "#app/kit/ui/control/choice-set.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { type Scope, scopeNames, scopes } from "../scopes.ts";
import { keySchema } from "./key-form.ts";

export interface ShownKey {
  publicId: string;
  name: string;
  prefix: string;
  scopes: readonly Scope[];
  /** "Made by Morgan Castellan on Nov 23" */
  made: string;
  used: string;
  isWorking: boolean;
}

interface KeyPartProps {
  keys: readonly ShownKey[];
  most: number;
  idempotencyKey: string;
  answer?: RequestAnswer | undefined;
}

export function KeyPart({ keys, most, idempotencyKey, answer }: KeyPartProps) {
  return (
    <section aria-labelledby="keys" className="grid max-w-3xl gap-item">
      <h2 id="keys">Keys</h2>
      <p className="text-ink-2">
        A key lets a program of yours do what you tick for it. Keep it as you keep a password. It works while
        the person who made it is an owner here.
      </p>
      {keys.length > 0 && (
        <ul className="grid gap-3">
          {keys.map((key) => (
            <KeyRow key={key.publicId} of={key} />
          ))}
        </ul>
      )}
      {keys.length < most ? (
        <NewKeyForm idempotencyKey={idempotencyKey} answer={answer} />
      ) : (
        <p className="text-ink-2">
          You have {most} keys, the most that a company may have. Revoke one to make another.
        </p>
      )}
    </section>
  );
}

function KeyRow({ of: { publicId, name, prefix, scopes: own, made, used, isWorking } }: { of: ShownKey }) {
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h3 className="wrap-anywhere text-base">{name}</h3>
          <p className="text-ink-2 text-md">
            <code>{prefix}…</code>
          </p>
        </div>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="revoke" value={publicId} />
          <Button look="danger" size="small" aria-label={`Revoke ${name}`}>
            Revoke
          </Button>
        </Form>
      </div>
      {!isWorking && (
        <p className="text-coral text-md">
          It has stopped working: the person who made it is no longer an owner. Make a new one.
        </p>
      )}
      <ul className="list-disc pl-5 text-md">
        {own.map((scope) => (
          <li key={scope}>{scopes[scope]}</li>
        ))}
      </ul>
      <p className="text-ink-3 text-sm">
        {made}. {used}.
      </p>
    </li>
  );
}

const scopeOptions = scopeNames.map((value) => ({ value, label: scopes[value] }));

function NewKeyForm({ idempotencyKey, answer }: Pick<KeyPartProps, "idempotencyKey" | "answer">) {
  const { fields, frame } = usePostedForm({ schema: keySchema, answer });
  return (
    <section
      aria-labelledby="new-key"
      className="grid gap-item rounded-card border border-line bg-surface p-5"
    >
      <h3 id="new-key">Make a key</h3>
      <RequestForm frame={frame} idempotencyKey={idempotencyKey} submit="Make key" submitting="Making...">
        <Field label="Name" hint="The system that gets it, such as your ATS" meta={fields.name} />
        <ChoiceSet type="checkbox" label="What it may do" meta={fields.scopes} options={scopeOptions} />
      </RequestForm>
    </section>
  );
}
