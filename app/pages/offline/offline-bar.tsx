import { useLocation } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { paths } from "#app/paths.ts";

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
          You are offline. You can still read job pages that you opened before.
          <a href={paths.offline()} className="link">
            See saved pages
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
