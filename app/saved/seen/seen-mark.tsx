import { useSyncExternalStore } from "react";
import { isSeen, subscribeToSeen } from "./seen-store.ts";

/** In a card, which it also dims. It lies on the card's edge, so that nothing moves when it comes. */
export function SeenMark({ slug }: { slug: string }) {
  const isShown = useSyncExternalStore(
    subscribeToSeen,
    () => isSeen(slug),
    () => false,
  );
  return isShown && <span className="seen">Seen</span>;
}
