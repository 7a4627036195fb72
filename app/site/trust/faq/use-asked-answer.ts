import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** Opens the answer that the address names, even if its question is folded away. */
export function useAskedAnswer(): void {
  const { hash, key } = useLocation();
  // The address is followed only once its page is drawn, and the styles fold questions away where no browser looks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    const entry = answer?.closest<HTMLDetailsElement>(".faq-entry");
    if (!answer || !entry) return;
    const more = entry.closest(".faq-extra")?.nextElementSibling;
    if (more instanceof HTMLDetailsElement) more.open = true;
    entry.open = true;
    entry.scrollIntoView({ block: "start" });
    entry.querySelector("summary")?.focus({ preventScroll: true });
  }, [hash, key]);
}
