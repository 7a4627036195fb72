import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { asksForReferences } from "#app/applications/receipt/sent-references.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { FoldLine } from "#app/kit/ui/control/fold.tsx";
import type { ApplicantView } from "./applicant-view.ts";

interface ReferencesPartProps {
  references: NonNullable<ApplicantView["references"]>;
  name: string;
  canChange: boolean;
  said: ReactNode;
}

export function ReferencesPart({ references, name, canChange, said }: ReferencesPartProps) {
  const { canAsk, asked, sent, isDeclined } = references;
  if (canAsk && !canChange) return null;
  return (
    <section id="references" aria-labelledby="references-title">
      <h3 id="references-title" className={canAsk ? "sr-only" : undefined}>
        References
      </h3>
      {said}
      {canAsk && (
        <details>
          <FoldLine>Ask for references</FoldLine>
          <Form method="post" preventScrollReset className="grid justify-items-start gap-3 pb-4">
            <p className="max-w-2xl text-ink-2">
              {name} gets an email and chooses which to send, or sends none. You can ask once.
            </p>
            <Button look="outline" name={asksForReferences} value="ask">
              Send the request
            </Button>
          </Form>
        </details>
      )}
      {asked && sent.length === 0 && (
        <p className="text-ink-2">
          {isDeclined ? `${name} sent no references.` : `Asked for on ${asked}. No reply yet.`}
        </p>
      )}
      {sent.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {sent.map(({ name: reference, relation, reach }) => (
            <li
              key={`${reference} ${reach}`}
              className="wrap-anywhere grid content-start border-line border-l-2 pl-3"
            >
              <span className="font-semibold">{reference}</span>
              {relation && <span className="text-ink-2 text-md">{relation}</span>}
              <span className="text-md">{reach ?? "No phone or email given"}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
