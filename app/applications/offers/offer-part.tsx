import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Said, SaidPlace } from "#app/kit/forms/said.tsx";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { formatIsoDay, toZonedTime } from "#app/kit/text/when.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Field, TextArea, toFieldMeta } from "#app/kit/ui/control/field.tsx";
import { Choice } from "#app/kit/ui/control/filter-controls.tsx";
import { FoldLine } from "#app/kit/ui/control/fold.tsx";
import { isOpenOffer, listTerms, type OfferState, offerUnits } from "./offer.ts";
import type { Offer, PostedTerms } from "./offer-store.server.ts";

interface OfferView {
  id: number;
  state: OfferState;
  sent: string;
  lines: [label: string, text: string][];
  note: string;
  start: string;
}

export const toOfferView = (
  { id, state, terms, note, createdAt }: Offer,
  timeZone: string,
  now: number,
): OfferView => ({
  ...{ id, state, note },
  sent: toZonedTime(createdAt, now, timeZone),
  lines: listTerms(terms),
  start: terms.start!,
});

export interface OfferAnswer {
  /** Empty where nothing is wrong: it is to be read before it goes, or to be changed. */
  problem: string;
  errors: Record<string, string>;
  /** By the fields' names. */
  typed: Record<string, string>;
  /** What the offer says, to be read once before it is sent. */
  lines?: [label: string, text: string][];
}

interface OfferPartProps {
  offers: readonly OfferView[];
  name: string;
  /** False for a reviewer. */
  canChange: boolean;
  canOffer: boolean;
  isOpen: boolean;
  isHired: boolean;
  /** The first day, once she is hired. */
  startsOn: string | null;
  posted: PostedTerms;
  idempotencyKey: string;
  answer: OfferAnswer | undefined;
  said: ReactNode;
}

const stateTexts: Record<OfferState, string> = {
  sent: "Waits for an answer",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Taken back",
};

/** The offers to an applicant, the form of a new one, and the last step: hired. */
export function OfferPart(props: OfferPartProps) {
  const { offers, name, canChange, canOffer, isOpen, isHired, startsOn, answer } = props;
  const open = offers.find(isOpenOffer);
  const isNew = answer !== undefined && newSteps.includes(answer.typed.offer ?? "");
  if (offers.length === 0 && !canOffer && !isHired) return null;
  return (
    <section id="offer" aria-labelledby="offer-title">
      <h3 id="offer-title" className={offers.length === 0 && !isHired ? "sr-only" : undefined}>
        Offer
      </h3>
      {props.said}
      {isHired && <p>Hired{startsOn ? `. First day: ${formatIsoDay(startsOn)}` : ""}.</p>}
      {offers.length > 0 && (
        <ul className="grid gap-3">
          {offers.map((offer) => (
            <li key={offer.id} className="grid gap-2 border-line border-l-2 pl-3">
              <p>
                <strong>{stateTexts[offer.state]}</strong>
                <span className="text-ink-2"> · Sent {offer.sent}</span>
              </p>
              <OfferLines lines={offer.lines} />
              {offer.note && <p className="wrap-anywhere border-line border-l-2 pl-3">{offer.note}</p>}
              {canChange && offer.state === "sent" && <TakeBack {...props} />}
            </li>
          ))}
        </ul>
      )}
      {answer && !isNew && (
        <Said tone="bad" title="Nothing was changed">
          {answer.problem}
        </Said>
      )}
      {canChange && (isHired || open?.state === "accepted") && (
        <HireForm {...props} start={startsOn ?? open?.start ?? ""} />
      )}
      {canOffer && !open && (
        <details open={isNew || isOpen || undefined}>
          <FoldLine>{`Make ${name} an offer`}</FoldLine>
          {answer?.lines ? (
            <SaidPlace>
              <ReadOffer {...props} lines={answer.lines} />
            </SaidPlace>
          ) : (
            <NewOffer {...props} />
          )}
        </details>
      )}
    </section>
  );
}

/** What is pressed before an offer is sent. */
const newSteps = ["check", "change", "send"];

export const OfferLines = ({ lines }: { lines: readonly [label: string, text: string][] }) => (
  <dl className="grid gap-1 text-md">
    {lines.map(([label, text]) => (
      <div key={label} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
        <dt className="text-ink-3">{label}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
      </div>
    ))}
  </dl>
);

const Key = ({ idempotencyKey }: { idempotencyKey: string }) => (
  <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
);

const TakeBack = ({ idempotencyKey }: OfferPartProps) => (
  <details>
    <summary className="link inline-flex min-h-11 cursor-pointer items-center">Take it back</summary>
    <Form id="offer-back" method="post" preventScrollReset className="grid justify-items-start gap-2 pb-2">
      <Key idempotencyKey={idempotencyKey} />
      <TextArea
        label="A sentence for the applicant"
        meta={toFieldMeta("offer-back", "words", { maxLength: 2000 })}
        rows={2}
      />
      <p className="text-ink-3 text-sm">They are told at once. You can send another offer after it.</p>
      <Button name="offer" value="take-back" look="outline" size="small">
        Take the offer back
      </Button>
    </Form>
  </details>
);

const HireForm = ({ idempotencyKey, name, start, isHired }: OfferPartProps & { start: string }) => (
  <Form
    id="hire"
    method="post"
    preventScrollReset
    className="grid justify-items-start gap-3 rounded-card border border-line bg-surface px-4 py-3"
  >
    <Key idempotencyKey={idempotencyKey} />
    {!isHired && <p>{`${name} said yes.`}</p>}
    <Field
      label="First day"
      type="date"
      meta={toFieldMeta("hire", "start", { initialValue: start, required: true })}
    />
    <Button name="offer" value="hire" look={isHired ? "outline" : "solid"}>
      {isHired ? "Save the first day" : `Mark ${name} as hired`}
    </Button>
  </Form>
);

/** An offer is a promise: it is read once as the applicant gets it. */
function ReadOffer({
  idempotencyKey,
  answer,
  name,
  lines,
}: OfferPartProps & Pick<Required<OfferAnswer>, "lines">) {
  const { offer: _, ...typed } = answer!.typed;
  return (
    <Form id="new-offer" method="post" preventScrollReset className="grid gap-item pb-4">
      <h3 tabIndex={-1} ref={focusOn}>{`Your offer to ${name}`}</h3>
      {Object.entries(typed).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Key idempotencyKey={idempotencyKey} />
      <OfferLines lines={lines} />
      {typed.words && (
        <p className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-3">{typed.words}</p>
      )}
      <p className="text-ink-2 text-md">
        {`Not sent yet. ${name} gets it by email and accepts or declines on a page, without an account. It stays as you send it: to change it then, take it back and send another.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button name="offer" value="send">
          Send the offer
        </Button>
        <Button name="offer" value="change" look="outline">
          Change it
        </Button>
      </div>
    </Form>
  );
}

const focusOn = (heading: HTMLElement | null) => heading?.focus();

function NewOffer({ idempotencyKey, answer, name, posted }: OfferPartProps) {
  const typed: Record<string, string> = answer?.typed ?? posted.typed;
  const of = (field: string, rest: Parameters<typeof toFieldMeta>[2] = {}) =>
    toFieldMeta("new-offer", field, {
      initialValue: typed[field],
      errors: answer?.errors[field] ? [answer.errors[field]] : undefined,
      ...rest,
    });
  return (
    <Form id="new-offer" method="post" preventScrollReset noValidate className="grid gap-item pb-4">
      <input type="hidden" name="offer" value="check" />
      <Key idempotencyKey={idempotencyKey} />
      <div className="grid gap-3 sm:grid-cols-2 sm:items-end">
        <Field
          label="Pay in dollars"
          meta={of("pay", { required: true })}
          inputMode="decimal"
          hint={posted.text ? `The posting says ${posted.text}` : undefined}
        />
        <Choice label="It is for" name="unit" value={typed.unit ?? "hour"}>
          {Object.entries(offerUnits).map(([unit, label]) => (
            <option key={unit} value={unit}>
              {label}
            </option>
          ))}
        </Choice>
        <Field label="Hours a week" meta={of("hours")} inputMode="decimal" />
        <Field label="Weeks, for a contract" meta={of("weeks")} inputMode="decimal" />
        <Field label="First day" type="date" meta={of("start", { required: true })} />
        <Field label="Please answer by" type="date" meta={of("replyBy")} />
        <Field label="Sign-on bonus in dollars" meta={of("bonus")} inputMode="decimal" />
        <Field
          label="Months to stay for it"
          meta={of("stay")}
          inputMode="decimal"
          hint="Empty: nothing is repaid"
        />
        <Field label="Moving costs paid, in dollars" meta={of("moving")} inputMode="decimal" />
      </div>
      <TextArea
        label="Conditions"
        meta={of("conditions", { maxLength: 2000 })}
        rows={3}
        hint="Such as an active license, a background check, a health check"
      />
      <TextArea label="A word to them" meta={of("words", { maxLength: 2000 })} rows={3} />
      <p className="text-ink-3 text-sm">
        {`Nothing is sent yet. You read the offer to ${name} once before it goes.`}
      </p>
      {answer?.problem && (
        <Said tone="bad" title="Nothing was sent">
          {answer.problem}
        </Said>
      )}
      <Button className="justify-self-start">Review the offer</Button>
    </Form>
  );
}
