import { z } from "zod";
import { emailField } from "#app/accounts/account-fields.ts";
import { type OwnProofNeeds, ownProofFields, toProofFields } from "#app/accounts/owner/own-proof.ts";

export const toEmailChangeSchema = (needs: OwnProofNeeds) =>
  z.object({ email: emailField, ...toProofFields(needs) });

export const widestEmailChangeSchema = z.object({ email: emailField, ...ownProofFields });
