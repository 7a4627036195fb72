/** Safari replaces the addresses of extensions with a placeholder. */
const extensionTrace =
  /\b(?:chrome|moz|safari|safari-web|ms-browser|edge)-extension:|webkit-masked-url:|\bbrowser extension|extension context invalidated|receiving end does not exist|message (?:port|channel) (?:is )?closed before a response/i;

/** Errors of extensions, and of React after a translator moved its elements, must not replace the page. */
export function isForeignError(error: unknown): boolean {
  return isForeign(error) || (error instanceof Error && isForeign(error.cause));
}

function isForeign(error: unknown): boolean {
  if (typeof error === "string") return extensionTrace.test(error);
  if (error instanceof DOMException && error.name === "NotFoundError") return true;
  return error instanceof Error && extensionTrace.test(`${error.message}\n${error.stack}`);
}
