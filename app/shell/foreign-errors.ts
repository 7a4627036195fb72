/** Where extensions' code says it comes from, in a message or in a stack. Safari hides it behind a made-up address. */
const extensionTrace =
  /\b(?:chrome|moz|safari|safari-web|ms-browser|edge)-extension:|webkit-masked-url:|\bbrowser extension|extension context invalidated|receiving end does not exist|message (?:port|channel) (?:is )?closed before a response/i;

/**
 * True for an error that is none of the page's: it mentions a browser extension, or React found that somebody else has
 * moved or removed its elements, as extensions and translators do. Such an error must not take the page away.
 */
export function isForeignError(error: unknown): boolean {
  return isForeign(error) || (error instanceof Error && isForeign(error.cause));
}

function isForeign(error: unknown): boolean {
  if (typeof error === "string") return extensionTrace.test(error);
  // The DOM's answer to removing an element, or inserting beside one, that is not there any more.
  if (error instanceof DOMException && error.name === "NotFoundError") return true;
  return error instanceof Error && extensionTrace.test(`${error.message}\n${error.stack}`);
}
