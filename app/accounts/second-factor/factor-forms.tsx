import type { SubmissionResult } from "@conform-to/react";
import { OwnPasswordField } from "#app/accounts/password/own-password-field.tsx";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { codeSchema, startSchema, turnOffSchema } from "./second-factor.ts";

type Result = SubmissionResult<string[]> | undefined;

export function StartForm({ email, result }: { email: string; result: Result }) {
  const { fields, frame } = usePostedForm({ schema: startSchema, answer: { result } });
  return (
    <>
      <p>
        You need an authenticator app on your phone, such as the one in your password manager. Logging in then
        takes your password and the 6 digits that the app shows.
      </p>
      <PostedForm frame={frame} submit="Set up two-step log-in" submitting="Checking...">
        <input type="hidden" name="step" value="start" />
        <OwnPasswordField email={email} meta={fields.password} />
      </PostedForm>
    </>
  );
}

interface ConfirmFormProps {
  keyText: string;
  qr: { size: number; path: string };
  result: Result;
}

export function ConfirmForm({ keyText, qr, result }: ConfirmFormProps) {
  const { fields, frame } = usePostedForm({ schema: codeSchema, answer: { result } });
  return (
    <>
      <p>1. Scan this with your authenticator app.</p>
      <QrCode {...qr} label="QR code of the key below" />
      <p>
        Or type this key into the app: <code className="wrap-anywhere font-semibold">{keyText}</code>
      </p>
      <p>2. Type the code that the app shows.</p>
      <PostedForm frame={frame} submit="Turn on" submitting="Checking...">
        <input type="hidden" name="step" value="confirm" />
        <Field label="Code" meta={fields.code} autoComplete="one-time-code" hint="6 digits" />
      </PostedForm>
    </>
  );
}

export function TurnOffForm({ email, result }: { email: string; result: Result }) {
  const { fields, frame } = usePostedForm({ schema: turnOffSchema, answer: { result } });
  return (
    <PostedForm frame={frame} submit="Turn off two-step log-in" submitting="Turning off..." look="danger">
      <input type="hidden" name="step" value="turn-off" />
      <input type="text" value={email} readOnly hidden autoComplete="username" />
      <Field label="Password" meta={fields.password} type="password" autoComplete="current-password" />
      <Field
        label="Code"
        meta={fields.code}
        autoComplete="one-time-code"
        hint="6 digits, or one of your recovery codes"
      />
    </PostedForm>
  );
}

/** Keeps its colors in dark mode, because scanners read only dark on light. */
function QrCode({ size, path, label }: { size: number; path: string; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full justify-self-center rounded-control"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
