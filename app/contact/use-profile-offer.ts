import { useEffect, useRef, useState } from "react";
import { useViewer } from "#app/accounts/use-viewer.ts";

/** Spec section 9. */
const offerDelayMs = 2000;
const busyDelayMs = 500;

/** True while the person is in a field or a dialog and must not be interrupted. */
function isBusy(): boolean {
  const isInField = document.activeElement?.matches("input, textarea, select") ?? false;
  return isInField || document.querySelector("dialog:modal") !== null;
}

/** Offers a profile two seconds after a message, or at the next pause, to people who have none. */
export function useProfileOffer() {
  const [isOffering, setOffering] = useState(false);
  const timer = useRef(0);
  const isWanted = useViewer() === null;

  // The timer belongs to the window and outlives the component.
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
