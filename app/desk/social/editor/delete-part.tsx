import { Form } from "@remix-run/react";
import { type Variable, variables } from "#app/desk/social/text/fill-text.ts";
import { Button } from "#app/kit/ui/button.tsx";

interface DeletePartProps {
  what: string;
  /** Fields that the page's form requires. */
  fields?: Readonly<Record<string, string | number>>;
  isPending: boolean;
}

/** Two steps, even without scripts, because deleting cannot be undone. */
export function DeletePart({ what, fields = {}, isPending }: DeletePartProps) {
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-coral">
        {`Delete this ${what}`}
      </summary>
      <Form method="post" className="grid justify-items-start gap-3 pb-3">
        <p>Its texts are deleted for good.</p>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button name="intent" value="remove" look="danger" aria-disabled={isPending}>
          {`Yes, delete the ${what}`}
        </Button>
      </Form>
    </details>
  );
}

export function VariableList() {
  return (
    <details className="rounded-card border border-line bg-surface px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        Variables and optional parts
      </summary>
      <dl className="grid gap-x-6 gap-y-1 pb-3 sm:grid-cols-2">
        {(Object.keys(variables) as Variable[]).map((name) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd className="text-ink-2">{variables[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="pb-4 text-ink-2">
        Put a part in square brackets to leave it out when the posting says nothing:{" "}
        <code>[Pay: {"{pay}"}]</code>
      </p>
    </details>
  );
}
