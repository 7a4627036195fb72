import { useEffect } from "react";

/** The phone's menu has another name than the menus in it, or they would close it. */
export type DisclosureName = "menu" | "menus";

const findOpen = () => document.querySelectorAll<HTMLDetailsElement>("details[name^=menu][open]");

/** A panel in the flow of the page stays open: closing it would move what is being pressed below it. */
export const isOver = ({ lastElementChild: panel }: HTMLDetailsElement) =>
  getComputedStyle(panel!).position !== "static";

export function useDismissal(): void {
  // Listens on the document, because a menu may have been opened before any script ran.
  useEffect(() => {
    const leave = (event: Event) => {
      for (const details of findOpen())
        if (!details.contains(event.target as Node) && isOver(details)) details.open = false;
    };
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      for (const details of findOpen()) {
        if (details.contains(document.activeElement)) details.querySelector("summary")?.focus();
        details.open = false;
      }
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", leaveByKey);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", leaveByKey);
    };
  }, []);
}
