import { findOwn } from "#app/kit/text/own-value.ts";
import { dialogSource } from "./hire-request.ts";

const names: Record<string, string> = {
  "home-page": "Home page",
  employers: "Employers",
  [dialogSource]: "Hiring request dialog or its page",
  unknown: "Not known",
};

/** Where a hire request was written, for the desk. */
export const toRequestSource = (source: string): string => findOwn(names, source) ?? source;
