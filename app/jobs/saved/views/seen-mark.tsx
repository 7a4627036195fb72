import { useSyncExternalStore } from "react";
import { isSeen, subscribeToSeen } from "./seen-store.ts";

/** On the card's edge, so that nothing moves when it appears. */
export function SeenMark({ slug }: { slug: string }) {
  const isShown = useSyncExternalStore(
    subscribeToSeen,
    () => isSeen(slug),
    () => false,
  );
  return isShown && <span className="seen">Seen</span>;
}
