import { type MouseEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { removeDraft } from "./draft-store.ts";
import { fillForm } from "./fill-form.ts";
import { useDrafts } from "./use-drafts.ts";
import { toTimeText } from "./when.ts";

/** At the head of a form: offers what was typed here before and could not be sent. */
export function DraftNotice({ draftKey, className }: { draftKey: string; className?: string }) {
  const [openedAt] = useState(Date.now);
  const [isDone, setDone] = useState(false);
  const draft = useDrafts().find(({ key }) => key === draftKey);
  // A draft of this very visit still stands in the form.
  if (!draft || draft.at > openedAt || isDone) return null;

  function finish(event: MouseEvent<HTMLButtonElement>, isRestored: boolean) {
    const { form } = event.currentTarget;
    if (isRestored) fillForm(form, draft?.fields ?? {});
    else removeDraft(draftKey);
    setDone(true);
    form?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  }

  return (
    <Notice title="You have a draft that was not sent" className={className}>
      <p>
        Kept on this device {toTimeText(draft.at)}.
        {draft.hadFile && " Your file was not kept, so attach it again."}
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
