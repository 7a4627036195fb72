import { Field, type FieldMeta } from "#app/kit/ui/control/field.tsx";

interface OwnPasswordFieldProps {
  email: string;
  meta: FieldMeta;
}

/** For what needs the password of someone who is logged in already. */
export const OwnPasswordField = ({ email, meta }: OwnPasswordFieldProps) => (
  <>
    {/* Password managers use this to find the right entry. */}
    <input type="text" value={email} readOnly hidden autoComplete="username" />
    <Field
      label="Password"
      meta={meta}
      type="password"
      autoComplete="current-password"
      hint="So that no one else who finds you logged in can do this"
    />
  </>
);
