import { z } from "zod";
import { type OwnProofNeeds, ownProofFields, toProofFields } from "#app/accounts/owner/own-proof.ts";

export const deletionWord = "DELETE";

const confirmation = z
  .string({ error: `Type ${deletionWord} in this field` })
  .trim()
  .refine((typed) => typed.toUpperCase() === deletionWord, `Type ${deletionWord} in this field`);

export const toDeletionSchema = (needs: OwnProofNeeds) => z.object({ confirmation, ...toProofFields(needs) });

export const widestDeletionSchema = z.object({ confirmation, ...ownProofFields });
