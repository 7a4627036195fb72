/** The place of what a page says to a form that was sent to it. */
export const saidId = "said";

/** Where a redirect after a form leads, so that a page without scripts does not come back at its top. */
export const toSaid = (path: string): string => `${path.split("#")[0]}#${saidId}`;
