import { useEffect, useMemo } from "react";
import { isNetworkError } from "#app/kit/platform/browser/api-client.ts";

const escapedAtKey = "offline-escape";
const pauseMs = 5000;

/** Reloads, so that the service worker can answer. True while the page is leaving. */
export function useOfflineEscape(error: unknown): boolean {
  const isLeaving = useMemo(() => canEscape(error), [error]);
  // Only an effect may leave the page, because a rendering can be discarded.
  useEffect(() => {
    if (!isLeaving) return;
    sessionStorage.setItem(escapedAtKey, String(Date.now()));
    location.replace(location.pathname + location.search);
  }, [isLeaving]);
  return isLeaving;
}

// One reload in five seconds, so that a failing page does not reload forever.
function canEscape(error: unknown): boolean {
  return (
    isNetworkError(error) &&
    Boolean(navigator.serviceWorker?.controller) &&
    Date.now() - Number(sessionStorage.getItem(escapedAtKey)) > pauseMs
  );
}
