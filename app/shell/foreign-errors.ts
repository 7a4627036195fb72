/** Addresses of extensions in messages and stacks. Safari replaces them with a placeholder. */
const extensionTrace =
  /\b(?:chrome|moz|safari|safari-web|ms-browser|edge)-extension:|webkit-masked-url:|\bbrowser extension|extension context invalidated|receiving end does not exist|message (?:port|channel) (?:is )?closed before a response/i;

/**
 * True for an error that mentions a browser extension, or that React throws when an extension or a translator has moved
 * its elements. Such an error must not replace the page.
 */
export function isForeignError(error: unknown): boolean {
  return isForeign(error) || (error instanceof Error && isForeign(error.cause));
}

function isForeign(error: unknown): boolean {
  if (typeof error === "string") return extensionTrace.test(error);
  // The DOM's error for removing or inserting next to an element that is gone.
  if (error instanceof DOMException && error.name === "NotFoundError") return true;
  return error instanceof Error && extensionTrace.test(`${error.message}\n${error.stack}`);
}
