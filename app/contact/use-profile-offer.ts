import { useEffect, useRef, useState } from "react";
import { useViewer } from "#app/accounts/session/use-viewer.ts";

/** Spec section 9. */
const offerDelayMs = 2000;
const busyDelayMs = 500;

/** People in a field or a dialog must not be interrupted. */
function isBusy(): boolean {
  const isInField = document.activeElement?.matches("input, textarea, select") ?? false;
  return isInField || document.querySelector("dialog:modal") !== null;
}

export function useProfileOffer() {
  const [isOffering, setOffering] = useState(false);
  const timer = useRef(0);
  const isWanted = useViewer() === null;

  // The timer would outlive the component.
  useEffect(() => () => clearTimeout(timer.current), []);

  function offerAfter(delayMs: number) {
    clearTimeout(timer.current);
    const offer = () => (isBusy() ? offerAfter(busyDelayMs) : setOffering(true));
    timer.current = window.setTimeout(offer, delayMs);
  }

  return {
    isWanted,
    isOffering,
    offerSoon: () => isWanted && offerAfter(offerDelayMs),
    closeOffer: () => setOffering(false),
  };
}
