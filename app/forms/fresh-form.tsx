import { Fragment, type ReactNode, useRef, useState } from "react";
import type { RequestAnswer } from "./message.ts";

interface FreshFormProps {
  /** Screen readers say it when the focus returns to the top of the form. */
  label: string;
  answer?: RequestAnswer;
  onSent?: () => void;
  children: (sending: { answer?: RequestAnswer; onSent: () => void }) => ReactNode;
}

/** Clears after sending and moves the focus to the top, because the button that had it is gone. */
export function FreshForm({ label, answer, onSent, children }: FreshFormProps) {
  const [sentCount, setSentCount] = useState(0);
  const head = useRef<HTMLDivElement>(null);

  function renew() {
    // Leaves the focus with somebody who moved on while the form was being sent.
    if (head.current?.contains(document.activeElement)) head.current.focus({ preventScroll: true });
    setSentCount(sentCount + 1);
    onSent?.();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, not the form itself.
    <div ref={head} role="group" aria-label={label} tabIndex={-1} className="outline-none">
      <Fragment key={sentCount}>
        {children({ answer: sentCount === 0 ? answer : undefined, onSent: renew })}
      </Fragment>
    </div>
  );
}
