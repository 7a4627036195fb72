import { useLocation } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { paths } from "#app/paths.ts";

/** Said at the foot of every page while the browser knows that it is offline. */
export function OfflineBar() {
  const { pathname } = useLocation();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isShown = !isOnline && pathname !== paths.offline();
  return (
    <div role="status">
      {isShown && (
        <p className="offline-bar">
          You are offline. Pages you have visited can still be read.
          <a href={paths.offline()} className="link">
            See them
          </a>
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  const events = ["online", "offline"];
  for (const name of events) addEventListener(name, listener);
  return () => {
    for (const name of events) removeEventListener(name, listener);
  };
}
