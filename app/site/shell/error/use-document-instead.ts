import { useNavigationType } from "@remix-run/react";
import { useEffect } from "react";
import { isForeignError } from "./foreign-errors.ts";

let wasDrawn = false;

export function useDrawnMark(): void {
  // An effect, because a rendering can be discarded.
  useEffect(() => {
    wasDrawn = true;
  }, []);
}

/** Not if the document never rendered (a loop), nor for a form (REPLACE): its sender must see the failure. */
export function useDocumentInstead(error: unknown): boolean {
  const isWanted = useNavigationType() !== "REPLACE" && wasDrawn && isForeignError(error);
  // Only an effect may start a document load.
  useEffect(() => {
    if (isWanted) location.reload();
  }, [isWanted]);
  return isWanted;
}
