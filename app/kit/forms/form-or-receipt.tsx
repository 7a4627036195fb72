import { Link } from "@remix-run/react";
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import type { RequestAnswer } from "./message.ts";
import type { Receipt } from "./receipt.ts";
import { type ReceiptWords, SentReceipt } from "./sent-receipt.tsx";

export interface SentAnswer {
  receipt?: Receipt;
}

export interface Sending {
  answer?: RequestAnswer;
  onSent: (answer: SentAnswer | null) => void;
}

interface FormOrReceiptProps extends ReceiptWords {
  /** Read aloud when the focus moves to the form's place. */
  label: string;
  again: string;
  /** For the receipt of a form that was sent without JavaScript. */
  emptyForm?: string;
  answer?: RequestAnswer;
  /** The page's action stored it before it redirected here. */
  sentBefore?: { receipt: Receipt | null } | null;
  onSent?: () => void;
  onDone?: () => void;
  headingLevel: "h2" | "h3";
  children: (sending: Sending) => ReactNode;
}

interface Shown {
  sent: { receipt: Receipt | null } | null;
  sentCount: number;
  takesFocus: boolean;
}

/** The focus moves from the form to its receipt, because the button is gone. */
export function FormOrReceipt(props: FormOrReceiptProps) {
  const { label, again, emptyForm, answer, sentBefore = null, onSent, onDone, children, ...words } = props;
  const [shown, setShown] = useState<Shown>({
    sent: answer ? null : sentBefore,
    sentCount: 0,
    takesFocus: false,
  });
  const place = useRef<HTMLDivElement>(null);
  // The receipt is in the page only after React has rendered it.
  useEffect(() => {
    if (!shown.takesFocus) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "start" });
  }, [shown]);

  function showReceipt(sentAnswer: SentAnswer | null) {
    // Does not take the focus from someone who moved on while the form was being sent.
    const { activeElement } = document;
    const takesFocus = activeElement === document.body || (place.current?.contains(activeElement) ?? false);
    setShown({
      sent: { receipt: sentAnswer?.receipt ?? null },
      sentCount: shown.sentCount + 1,
      takesFocus,
    });
    onSent?.();
  }

  const showForm = () => setShown({ ...shown, sent: null, takesFocus: true });
  const isArrived = shown.sent !== null && shown.sent === sentBefore;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, not the form itself.
    <div
      ref={place}
      role="group"
      aria-label={shown.sent ? words.sent.title : label}
      tabIndex={-1}
      data-receipt={(shown.sent && shown.takesFocus) || undefined}
      // biome-ignore lint/a11y/noAutofocus: only in answer to what a person sent.
      autoFocus={isArrived}
      className={classNames("scroll-mt-20 rounded-card", !shown.sent && "outline-none")}
    >
      {shown.sent ? (
        <SentReceipt {...words} receipt={shown.sent.receipt}>
          {onDone && (
            <Button type="button" onClick={onDone}>
              Done
            </Button>
          )}
          {isArrived && emptyForm ? (
            <Link to={emptyForm} reloadDocument className={buttonClass("outline")}>
              {again}
            </Link>
          ) : (
            <Button type="button" look="outline" onClick={showForm}>
              {again}
            </Button>
          )}
        </SentReceipt>
      ) : (
        <Fragment key={shown.sentCount}>
          {children({ answer: shown.sentCount === 0 ? answer : undefined, onSent: showReceipt })}
        </Fragment>
      )}
    </div>
  );
}
