import { Form } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";

interface ErasureChecklistProps {
  items: readonly { name: string; what: string; howLong: string; tables: string; isChecked: boolean }[];
  isOpen: boolean;
}

export function ErasureChecklist({ items, isOpen }: ErasureChecklistProps) {
  const done = items.filter(({ isChecked }) => isChecked);
  return (
    <section className="grid gap-3">
      <h2>
        Checklist: {done.length} of {items.length}
      </h2>
      <p className="text-ink-2">
        Everything that the privacy policy says we keep. Tick a record when its rows about this person are
        deleted, or there are none.
      </p>
      <Form method="post" preventScrollReset className="grid gap-3">
        {/* What was ticked on this page, because others may tick meanwhile. */}
        <input type="hidden" name="checklist" value={done.map(({ name }) => name).join(" ")} />
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {items.map(({ name, what, howLong, tables, isChecked }) => (
            <li key={`${name} ${isChecked}`}>
              <label className="grid grid-cols-[auto_1fr] gap-x-3 px-4 py-3">
                <input
                  type="checkbox"
                  name={name}
                  defaultChecked={isChecked}
                  disabled={!isOpen}
                  className="mt-1 size-5"
                />
                <span>
                  <strong className="font-semibold">{what}</strong>
                  <span className="wrap-anywhere block text-ink-3 text-sm">{tables}</span>
                  <span className="block text-ink-2 text-sm">{howLong}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        {isOpen && (
          <Button look="outline" className="justify-self-start">
            Save checklist
          </Button>
        )}
      </Form>
    </section>
  );
}
