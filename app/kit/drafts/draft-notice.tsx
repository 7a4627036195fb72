import { type MouseEvent, useState } from "react";
import { toTimeText } from "#app/kit/text/when.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { removeDraft } from "./draft-store.ts";
import { fillForm } from "./fill-form.ts";
import { useDrafts } from "./use-drafts.ts";

export function DraftNotice({ draftKey, className }: { draftKey: string; className?: string }) {
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
