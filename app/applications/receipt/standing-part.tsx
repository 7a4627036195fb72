import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Fold } from "#app/kit/ui/control/fold.tsx";
import type { StandingView } from "./application-words.ts";

/** Where an application stands, and all that happened to it. */
export function StandingPart({
  standing: { label, text, tone },
  history,
  ask,
  needsReferences,
  referencesPath,
  employer,
}: StandingView & { referencesPath: string; employer: string }) {
  return (
    <section aria-labelledby="state" className="grid gap-2 rounded-card border border-line bg-surface p-5">
      <h2 id="state" className="text-lg">
        Where it stands
      </h2>
      <Chips chips={[{ label, tone }]} />
      <p className="text-ink-2">{text}</p>
      {history.length > 0 && (
        <ol className="grid gap-1 text-md">
          {history.map(({ at, words, answer }) => (
            <li key={at + words}>
              <span className="text-ink-3 tabular-nums">{at}</span> {words}
              {answer && (
                <Fold title={answer.subject} className="my-1 px-4">
                  <p className="wrap-anywhere whitespace-pre-line pb-3">{answer.text}</p>
                </Fold>
              )}
            </li>
          ))}
        </ol>
      )}
      {needsReferences && <AskedReferences employer={employer} to={referencesPath} />}
      {ask && <AskPart {...ask} />}
    </section>
  );
}

/** Once a week, from two weeks after it was sent. */
const AskPart = ({ isDue, day }: { isDue: boolean; day: string }) =>
  isDue ? (
    <Form method="post" className="grid justify-items-start gap-2 border-line border-t pt-3 print:hidden">
      <input type="hidden" name="intent" value="ask" />
      <p>No reply by {day}. A short question is fine: they get one email, with a link to answer you.</p>
      <Button look="outline">Ask how it stands</Button>
    </Form>
  ) : (
    <p className="border-line border-t pt-3 text-ink-2">No reply by {day}? You can ask here from then on.</p>
  );

const AskedReferences = ({ employer, to }: { employer: string; to: string }) => (
  <div className="grid justify-items-start gap-2 border-line border-t pt-3 print:hidden">
    <p>{employer} asks for your references. You choose which to send, or send none.</p>
    <ButtonLink to={to} look="outline">
      Choose references
    </ButtonLink>
  </div>
);
