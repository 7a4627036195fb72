import { Form, useNavigation } from "@remix-run/react";
import { Button } from "#app/kit/ui/button.tsx";
import { TemplateSelect } from "#app/desk/social/text/template-select.tsx";
import { type Rule, rules } from "./best-of.ts";

export function BestOfForm({ templates }: { templates: readonly { publicId: string; name: string }[] }) {
  const isPending = useNavigation().formData !== undefined;
  return (
    <section aria-labelledby="best-of" className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <h2 id="best-of">Best of the week</h2>
      <p className="max-w-3xl text-ink-2">
        Makes drafts from open postings of the last seven days that state their pay. Each rule makes its
        drafts once a week, and no posting comes again within 14 days.
      </p>
      <Form method="post" className="grid gap-3">
        <TemplateSelect templates={templates} />
        <ul className="grid gap-3 md:grid-cols-3">
          {(Object.keys(rules) as Rule[]).map((rule) => (
            <li key={rule} className="grid content-start gap-1">
              <Button name="rule" value={rule} look="outline" aria-disabled={isPending}>
                {rules[rule].name}
              </Button>
              <p className="text-ink-3 text-sm">{rules[rule].text}</p>
            </li>
          ))}
        </ul>
      </Form>
    </section>
  );
}
