import { type Variable, variables } from "#app/desk/social/text/fill-text.ts";

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
