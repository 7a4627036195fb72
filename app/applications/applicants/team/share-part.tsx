import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { MadeSecret } from "#app/companies/developers/made-secret.tsx";
import { Said, SaidPlace } from "#app/kit/forms/said.tsx";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { FoldLine } from "#app/kit/ui/control/fold.tsx";

export const shareDays = [3, 7, 14] as const;

interface ShownShare {
  id: number;
  /** "Made by Morgan Castellan on Mon, Nov 23, 3:01 PM" */
  made: string;
  /** "Ends on ...", or when it ended. */
  until: string;
  isLive: boolean;
  opened: string;
  answer: { opinion: string; name: string; note: string | null } | null;
}

export interface ShareAnswer {
  link?: string;
  problem?: string;
}

interface SharePartProps {
  name: string;
  isBlind: boolean;
  shares: readonly ShownShare[];
  canShare: boolean;
  idempotencyKey: string;
  answer?: ShareAnswer;
  said: ReactNode;
}

export function SharePart({ name, isBlind, shares, canShare, idempotencyKey, answer, said }: SharePartProps) {
  if (shares.length === 0 && !canShare) return null;
  return (
    <section id="share" aria-labelledby="share-title">
      <h3 id="share-title" className={shares.length === 0 ? "sr-only" : undefined}>
        Opinions from outside your team
      </h3>
      {said}
      {answer?.problem && <Said tone="bad" title={answer.problem} />}
      {answer?.link && (
        <SaidPlace>
          <MadeSecret
            title="Your link is ready. Copy it now, because we cannot show it again."
            label="Link to share"
            value={answer.link}
          />
        </SaidPlace>
      )}
      {shares.length > 0 && (
        <ul className="grid gap-3">
          {shares.map(({ id, made, until, isLive, opened, answer: given }) => (
            <li key={id} className="grid gap-1 border-line border-l-2 pl-3">
              {given && (
                <>
                  <p className="wrap-anywhere">
                    <strong>{given.opinion}</strong>
                    <span className="text-ink-2">, {given.name}</span>
                  </p>
                  {given.note && <p className="wrap-anywhere whitespace-pre-line">{given.note}</p>}
                </>
              )}
              <div className="flex flex-wrap items-center justify-between gap-2 text-ink-2 text-md">
                <span>
                  {made}. {opened}. {until}.
                </span>
                {isLive && canShare && (
                  <Form method="post" preventScrollReset>
                    <Button look="outline" size="small" name="takeBack" value={String(id)}>
                      Take the link back
                    </Button>
                  </Form>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {canShare && (
        <details open={answer?.problem ? true : undefined}>
          <FoldLine>{`Share ${name} by a link`}</FoldLine>
          <Form method="post" preventScrollReset className="grid max-w-2xl gap-2 pb-4">
            <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
            <div className="flex flex-wrap items-end gap-2">
              <label className="grid gap-1 font-semibold text-md">
                A link that works for
                <select
                  name="shareDays"
                  defaultValue={shareDays[1]}
                  className="h-11 rounded-control border border-line-strong bg-surface px-3 font-normal"
                >
                  {shareDays.map((days) => (
                    <option key={days} value={days}>
                      {days} days
                    </option>
                  ))}
                </select>
              </label>
              <Button look="outline">Make a link</Button>
            </div>
            <p className="text-ink-3 text-sm">
              Who has the link reads what {name} sent{isBlind ? "" : " and the résumé’s text"}, without
              contact data, and can answer yes or no once. {name} can read that it was shared, not with whom.
            </p>
          </Form>
        </details>
      )}
    </section>
  );
}
