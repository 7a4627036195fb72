import { Form } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface WaitingChangePanelProps {
  lines: readonly { name: string; before: string; after: string }[];
  due: string;
  canWrite: boolean;
}

export function WaitingChangePanel({ lines, due, canWrite }: WaitingChangePanelProps) {
  return (
    <Notice tone="warn" title={`Waiting for us: a person reads your change by ${due}.`}>
      <p>Visitors see the details from before until then.</p>
      <ul className="grid gap-1 py-2">
        {lines.map(({ name, before, after }) => (
          <li key={name} className="wrap-anywhere whitespace-pre-line">
            <b>{name}:</b> {after || "none"} (now: {before || "none"})
          </li>
        ))}
      </ul>
      {canWrite && (
        <Form method="post">
          <input type="hidden" name="intent" value="withdraw" />
          <Button look="outline">Withdraw the change</Button>
        </Form>
      )}
    </Notice>
  );
}
