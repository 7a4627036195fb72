import { useNavigationType } from "@remix-run/react";
import { useEffect } from "react";
import { isForeignError } from "./foreign-errors.ts";

let wasDrawn = false;

/** For the page itself: from here on the error screen knows that this document can be drawn. */
export function useDrawnMark(): void {
  // After the first drawing: while rendering it is not known yet whether it will stand.
  useEffect(() => {
    wasDrawn = true;
  }, []);
}

/**
 * Loads the page as a document where an extension broke the request for its data, as by a fetch of its own. Only once
 * the document has been drawn, so that it never reloads for ever, and not after a form, which REPLACE stands for:
 * whoever sent it is to know that it failed.
 */
export function useDocumentInstead(error: unknown): boolean {
  const isWanted = useNavigationType() !== "REPLACE" && wasDrawn && isForeignError(error);
  // The browser's own loading is what is wanted here, and only an effect may start it.
  useEffect(() => {
    if (isWanted) location.reload();
  }, [isWanted]);
  return isWanted;
}
