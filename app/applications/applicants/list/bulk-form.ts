import { z } from "zod";
import { settableStates } from "#app/applications/applicants/applicant-states.ts";
import { applicantsPerPage } from "./applicant-search.ts";

/** A form may not have a field twice, so every row's box has its own name. */
export const toPickName = (at: number): string => `pick${at}`;

const pickNames = Array.from({ length: applicantsPerPage }, (_, at) => toPickName(at));

export const listFields = ["find", "to", "text", ...pickNames];

export const bulkSchema = z.object({ to: z.enum(settableStates) });

export const listPicked = (form: FormData): string[] =>
  pickNames.flatMap((name) => {
    const publicId = form.get(name);
    return typeof publicId === "string" && /^[\w-]{1,40}$/.test(publicId) ? [publicId] : [];
  });
