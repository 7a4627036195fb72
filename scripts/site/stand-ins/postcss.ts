/** `sanitize-html` asks it for the styles of an element that may keep them, and none of ours may. */
export const parse = (): never => {
  throw new Error("No element may keep a style (app/companies/imports/draft/clean-html.ts).");
};
