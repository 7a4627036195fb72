import { Form } from "@remix-run/react";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { RequestListView } from "./request-view.ts";

interface ChangedNoticeProps {
  changed: NonNullable<RequestListView["changed"]>;
  action: string;
}

export function ChangedNotice({ changed: { publicId, status, was }, action }: ChangedNoticeProps) {
  return (
    <Notice live tone="good" title={`Changed from ${was} to ${status}.`}>
      <Form method="post" action={action} preventScrollReset className="pt-2">
        <input type="hidden" name="publicId" value={publicId} />
        <button type="submit" name="status" value={was} className={buttonClass("outline")}>
          Undo
        </button>
      </Form>
    </Notice>
  );
}
