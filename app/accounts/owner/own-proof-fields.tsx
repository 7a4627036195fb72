import { OwnPasswordField } from "#app/accounts/password/own-password-field.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Field, type FieldMeta } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { OwnProofNeeds } from "./own-proof.ts";

interface OwnProofFieldsProps extends OwnProofNeeds {
  email: string;
  fields: Record<"password" | "code", FieldMeta>;
}

export function OwnProofFields({ email, hasPassword, hasSecondFactor, fields }: OwnProofFieldsProps) {
  return (
    <>
      {hasPassword && <OwnPasswordField email={email} meta={fields.password} />}
      {hasSecondFactor && (
        <Field
          label="Code"
          meta={fields.code}
          autoComplete="one-time-code"
          hint="6 digits from your authenticator app, or one of your recovery codes"
        />
      )}
    </>
  );
}

/** For an account without a password whose log-in is too long ago. */
export function LogInAgain() {
  return (
    <>
      <Notice tone="warn" title="Log in again first">
        Your account has no password, so we check with a link that we email you. Open it in this browser, then
        come back here within 15 minutes.
      </Notice>
      <ButtonLink to={paths.signInLink()}>Email me a log-in link</ButtonLink>
    </>
  );
}
