import { useNavigationType } from "@remix-run/react";
import { useEffect } from "react";
import { isForeignError } from "./foreign-errors.ts";

let wasDrawn = false;

/** Tells the error screen that this document has been drawn once. */
export function useDrawnMark(): void {
  // An effect, because a rendering can still be thrown away.
  useEffect(() => {
    wasDrawn = true;
  }, []);
}

/**
 * Loads the page as a document when an extension broke the request for its data. It does so only after the document has
 * been drawn, to avoid an endless reload, and not after a form (REPLACE), whose sender must see that it failed.
 */
export function useDocumentInstead(error: unknown): boolean {
  const isWanted = useNavigationType() !== "REPLACE" && wasDrawn && isForeignError(error);
  // Only an effect may start a document load.
  useEffect(() => {
    if (isWanted) location.reload();
  }, [isWanted]);
  return isWanted;
}
