import { passwordField } from "#app/accounts/account-fields.ts";
import { codeField } from "#app/accounts/second-factor/second-factor.ts";

/** What an account has to prove that its owner asks. */
export interface OwnProofNeeds {
  hasPassword: boolean;
  hasSecondFactor: boolean;
}

export const ownProofFields = { password: passwordField, code: codeField };

export function toProofFields({ hasPassword, hasSecondFactor }: OwnProofNeeds) {
  return {
    password: hasPassword ? passwordField : passwordField.optional(),
    code: hasSecondFactor ? codeField : codeField.optional(),
  };
}

export interface OwnProof {
  password?: string;
  code?: string;
}
