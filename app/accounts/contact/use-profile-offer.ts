import { useEffect, useRef, useState } from "react";
import { useViewer } from "#app/accounts/session/use-viewer.ts";
import { claims } from "#app/claims.ts";
import { readKept } from "#app/facts/licensing/memory/license-memory.ts";
import { site } from "#app/site.ts";

/** Spec section 9. */
const offerDelayMs = 2000;
const busyDelayMs = 500;

/** People in a field or a dialog must not be interrupted. */
function isBusy(): boolean {
  const isInField = document.activeElement?.matches("input, textarea, select") ?? false;
  return isInField || document.querySelector("dialog:modal") !== null;
}

/** What an account knows is on the device too. */
function hasProfile(): boolean {
  const { profession, licenses } = readKept();
  return profession !== null || licenses.length > 0;
}

export function useProfileOffer() {
  const [isOffering, setOffering] = useState(false);
  const timer = useRef(0);
  const viewer = useViewer();
  const isWanted = viewer === null || viewer.role === "job_seeker";

  // The timer would outlive the component.
  useEffect(() => () => clearTimeout(timer.current), []);

  function offerAfter(delayMs: number) {
    clearTimeout(timer.current);
    const offer = () => {
      if (viewer && hasProfile()) return;
      if (isBusy()) offerAfter(busyDelayMs);
      else setOffering(true);
    };
    timer.current = window.setTimeout(offer, delayMs);
  }

  return {
    isWanted,
    isGuest: viewer === null,
    isOffering,
    offerSoon: () => isWanted && offerAfter(offerDelayMs),
    closeOffer: () => setOffering(false),
  };
}

export const contactNextSteps = [
  `A person reads your message and answers ${claims.answerTime}, by email or by phone if you gave a number.`,
  `If you can't wait, call ${site.phone}, ${site.hours}. Give the reference and we will find your message.`,
];

export const anotherMessage = "Send another message";
