import { useEffect, useMemo } from "react";
import { isNetworkError } from "#app/platform/api-client.ts";

const escapedAtKey = "offline-escape";
const pauseMs = 5000;

/**
 * A page whose data could not be fetched is asked for as a whole, and the service worker answers with its copy or
 * the offline page. True while the browser is on its way there.
 */
export function useOfflineEscape(error: unknown): boolean {
  const isLeaving = useMemo(() => canEscape(error), [error]);
  // The browser leaves the page, which is no part of rendering.
  useEffect(() => {
    if (!isLeaving) return;
    sessionStorage.setItem(escapedAtKey, String(Date.now()));
    location.replace(location.pathname + location.search);
  }, [isLeaving]);
  return isLeaving;
}

// Once in five seconds: a page that fails again by itself must not load forever.
function canEscape(error: unknown): boolean {
  return (
    isNetworkError(error) &&
    Boolean(navigator.serviceWorker?.controller) &&
    Date.now() - Number(sessionStorage.getItem(escapedAtKey)) > pauseMs
  );
}
