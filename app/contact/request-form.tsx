import { type ReactNode, useEffect, useRef } from "react";
import { DraftNotice } from "#app/offline/draft-notice.tsx";
import { idempotencyKeyField } from "#app/platform/idempotency.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FirstInvalid } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { RequestFrame } from "./use-request-form.ts";

interface RequestFormProps {
  frame: RequestFrame;
  /** The page whose action takes the form without JavaScript. */
  action: string;
  encType?: "multipart/form-data";
  idempotencyKey: string;
  /** The button's text, and the one while the form is sent. */
  submit: string;
  submitting: string;
  className?: string;
  children: ReactNode;
}

/** What a form that someone sends us has around its fields: why it was not sent, what was kept of it, its key and its button. */
export function RequestForm(props: RequestFormProps) {
  const { frame, action, encType, idempotencyKey, submit, submitting, className, children } = props;
  const { formProps, draftKey, problem, firstInvalid, isToasted, isPending, hasFailed } = frame;
  const notice = useRef<HTMLDivElement>(null);
  // The toast goes, and on a phone the message that stays is a screen above the button that was pressed.
  useEffect(() => {
    if (problem && hasFailed) notice.current?.scrollIntoView({ block: "nearest" });
  }, [problem, hasFailed]);
  return (
    <FirstInvalid.Provider value={firstInvalid}>
      <form
        {...formProps}
        method="post"
        action={action}
        encType={encType}
        className={classNames(className, "grid grid-cols-1 gap-4")}
      >
        {problem && (
          // Announced only where no toast has said so: on the page that a post is answered with.
          <div ref={notice}>
            <Notice live={!isToasted} tone="bad" title={problem.title}>
              {problem.text}
            </Notice>
          </div>
        )}
        <DraftNotice draftKey={draftKey} />
        <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
        {children}
        <Button aria-disabled={isPending} className="justify-self-start">
          {isPending ? submitting : submit}
        </Button>
      </form>
    </FirstInvalid.Provider>
  );
}
