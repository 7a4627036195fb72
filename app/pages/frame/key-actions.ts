import { isOwn } from "#app/kit/text/own-value.ts";
import type { IconName } from "#app/kit/ui/icon-names.ts";

/** Where a rail leads. */
export interface FrameSection {
  name: string;
  to: string;
  /** Pressed after "g". */
  key: string;
  icon: IconName;
}

/** Of what waits in a section. More need no number. */
export const mostWaiting = 99;

type KeyAction =
  | { does: "go" }
  | { does: "help" }
  | { does: "open"; to: string }
  | { does: "move"; by: 1 | -1 }
  | { does: "press"; key: string };

export const rowKeys = { o: "Open", e: "Close or approve", a: "Assign to me" } as const;

export function toKeyAction(
  key: string,
  isAfterGo: boolean,
  sections: readonly FrameSection[],
): KeyAction | null {
  if (isAfterGo) {
    const section = sections.find((each) => each.key === key);
    return section ? { does: "open", to: section.to } : null;
  }
  if (key === "g") return { does: "go" };
  if (key === "?") return { does: "help" };
  if (key === "j") return { does: "move", by: 1 };
  if (key === "k") return { does: "move", by: -1 };
  return isOwn(rowKeys, key) ? { does: "press", key } : null;
}
