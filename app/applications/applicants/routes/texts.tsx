import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { textMarks } from "#app/applications/applicants/answer/answer-templates.ts";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Fold } from "#app/kit/ui/control/fold.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { action, loader } from "./texts.server.ts";

export { action, headers, loader } from "./texts.server.ts";

export const meta = () => toAccountMeta("Answer texts");

interface Refused {
  problem: string;
  id: number | null;
  typed: { name: string; text: string };
}

export default function TextsPage() {
  const { company, texts, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() as Refused | undefined;
  return (
    <HiringPage
      company={company}
      part="applicants"
      title="Answer texts"
      lead={`Your own texts to start an answer from. We fill in ${textMarks.join(", ")}, and you can change each answer before it is sent.`}
    >
      {done && !refused && <Notice live tone="good" title={done} />}
      {refused && <Notice live tone="bad" title={refused.problem} />}
      {texts.map((text) => (
        <Fold
          key={`${text.id} ${text.name}`}
          title={text.name}
          isOpen={refused?.id === text.id}
          className="max-w-2xl px-4"
        >
          {company.canWrite ? (
            <TextForm
              id={text.id}
              typed={refused && refused.id === text.id ? refused.typed : text}
              canDelete
            />
          ) : (
            <p className="wrap-anywhere whitespace-pre-line pb-3">{text.text}</p>
          )}
        </Fold>
      ))}
      {company.canWrite && (
        <section aria-labelledby="new-text" className="grid max-w-2xl gap-item">
          <h2 id="new-text">New text</h2>
          <TextForm
            key={texts.length}
            typed={refused && refused.id === null ? refused.typed : { name: "", text: "" }}
          />
        </section>
      )}
    </HiringPage>
  );
}

function TextForm({ id, typed, canDelete }: { id?: number; typed: Refused["typed"]; canDelete?: boolean }) {
  return (
    <Form method="post" className="grid gap-item pb-4">
      {id && <input type="hidden" name="id" value={id} />}
      <label className="grid gap-1 font-semibold text-md">
        Name
        <input
          name="name"
          defaultValue={typed.name}
          maxLength={60}
          required
          className="h-11 rounded-control border border-line-strong bg-surface px-3 font-normal"
        />
      </label>
      <label className="grid gap-1 font-semibold text-md">
        Text
        <textarea
          name="text"
          rows={10}
          defaultValue={typed.text}
          maxLength={5000}
          required
          className="rounded-control border border-line-strong bg-surface p-3 font-normal text-base"
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <Button name="intent" value="save">
          Save text
        </Button>
        {canDelete && (
          <Button look="danger" name="intent" value="delete" formNoValidate>
            Delete
          </Button>
        )}
      </div>
    </Form>
  );
}
