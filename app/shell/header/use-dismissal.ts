import { useEffect } from "react";

export const disclosureName = "menu";

const findOpen = () => document.querySelectorAll<HTMLDetailsElement>(`details[name=${disclosureName}][open]`);

export function useDismissal(): void {
  // Listens on the document, because a menu may have been opened before any script ran.
  useEffect(() => {
    const leave = (event: Event) => {
      for (const details of findOpen()) if (!details.contains(event.target as Node)) details.open = false;
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
