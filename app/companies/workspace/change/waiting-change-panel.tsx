import { Form } from "@remix-run/react";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";

interface ChangeLinesProps {
  lines: readonly { name: string; before: string; after: string }[];
}

interface WaitingChangePanelProps extends ChangeLinesProps {
  due: string;
  canWrite: boolean;
}

export function WaitingChangePanel({ lines, due, canWrite }: WaitingChangePanelProps) {
  return (
    <Notice tone="warn" title={`Waiting for us: a person reads your change by ${due}.`}>
      <p>Visitors see the details from before until then.</p>
      <ChangeLines lines={lines} />
      {canWrite && (
        <Form method="post">
          <input type="hidden" name="intent" value="withdraw" />
          <Button look="outline">Withdraw the change</Button>
        </Form>
      )}
    </Notice>
  );
}

interface RefusedChangePanelProps extends ChangeLinesProps {
  at: string;
  reason: string;
  canWrite: boolean;
}

export function RefusedChangePanel({ lines, at, reason, canWrite }: RefusedChangePanelProps) {
  return (
    <Notice tone="warn" title={`We did not accept your change (${at}).`}>
      <p className="wrap-anywhere whitespace-pre-line">The reason: {reason}</p>
      <ChangeLines lines={lines} />
      {canWrite && <p>The form below holds what you asked for. Correct it and save it to send it again.</p>}
    </Notice>
  );
}

function ChangeLines({ lines }: ChangeLinesProps) {
  return (
    <ul className="grid gap-1 py-2">
      {lines.map(({ name, before, after }) => (
        <li key={name} className="wrap-anywhere whitespace-pre-line">
          <b>{name}:</b> {after || "none"} (now: {before || "none"})
        </li>
      ))}
    </ul>
  );
}
