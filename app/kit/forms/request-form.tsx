import { Form } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { removeDraft, useDrafts } from "#app/kit/drafts/draft-store.ts";
import { fillForm } from "#app/kit/drafts/typed-store.ts";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { toTimeText } from "#app/kit/text/when.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { FirstInvalid } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { FormFrame } from "./server-form.ts";

interface RequestFormProps {
  frame: FormFrame;
  /** Receives the form without JavaScript; by default it is the form's own page. */
  action?: string;
  encType?: "multipart/form-data";
  idempotencyKey: string;
  submit: string;
  submitting: string;
  className?: string;
  /** Another button beside the one that sends. */
  beside?: ReactNode;
  children: ReactNode;
}

export function RequestForm(props: RequestFormProps) {
  const { frame, action, encType, idempotencyKey, submit, submitting, className, beside, children } = props;
  const { formProps, draftKey, problem, firstInvalid, isToasted, isPending, hasFailed } = frame;
  const Root = action === undefined ? Form : "form";
  const notice = useRef<HTMLDivElement>(null);
  // The toast disappears, and on a phone this message is a screen above the button.
  useEffect(() => {
    if (problem && hasFailed) notice.current?.scrollIntoView({ block: "nearest" });
  }, [problem, hasFailed]);
  return (
    <FirstInvalid.Provider value={firstInvalid}>
      <Root
        {...formProps}
        // After sending, Back leads to the page before the form, which would look as if nothing was sent.
        {...(action === undefined && { replace: true })}
        method="post"
        action={action}
        encType={encType}
        className={classNames(className, "grid grid-cols-1 gap-4")}
      >
        {problem && (
          // A toast has already announced it, except on a page that answers a post without JavaScript.
          <div ref={notice}>
            <Notice live={!isToasted} tone="bad" title={problem.title}>
              {problem.text}
            </Notice>
          </div>
        )}
        {/* What was refused is still in the form. */}
        {draftKey && !problem && <DraftNotice draftKey={draftKey} />}
        <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
        {children}
        <div className="flex flex-wrap gap-3">
          <Button aria-disabled={isPending}>{isPending ? submitting : submit}</Button>
          {beside}
        </div>
      </Root>
    </FirstInvalid.Provider>
  );
}

function DraftNotice({ draftKey, className }: { draftKey: string; className?: string }) {
  const [openedAt] = useState(Date.now);
  const [isDone, setDone] = useState(false);
  const draft = useDrafts().find(({ key }) => key === draftKey);
  // A draft from this visit is still in the form.
  if (!draft || draft.at > openedAt || isDone) return null;

  function finish(event: MouseEvent<HTMLButtonElement>, isRestored: boolean) {
    const { form } = event.currentTarget;
    if (isRestored) fillForm(form, draft?.fields ?? {});
    else removeDraft(draftKey);
    setDone(true);
    form?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  }

  return (
    <Notice title="You have an unsent draft" className={className}>
      <p>
        Saved on this device {toTimeText(draft.at)}.
        {draft.hadFile && " Your file was not saved, so attach it again."}
      </p>
      <div className="flex flex-wrap gap-3 pt-3">
        <Button type="button" onClick={(event) => finish(event, true)}>
          Restore
        </Button>
        <Button type="button" look="outline" onClick={(event) => finish(event, false)}>
          Delete draft
        </Button>
      </div>
    </Notice>
  );
}
