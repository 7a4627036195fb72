import { useEffect, useRef } from "react";

const isInPage = (link: Element): boolean =>
  link.getAttribute("target") === "_blank" || (link.getAttribute("href") ?? "").startsWith("#");

/** Asks before a link or the browser leaves questions that are not saved. Returns how to say whether there are any. */
export function useUnsavedWarning(isUnsaved: boolean): (isUnsaved: boolean) => void {
  const unsaved = useRef(isUnsaved);
  // Leaving is the browser's and the router's, and neither asks the form.
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const opensHere = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!unsaved.current || !opensHere || !link || isInPage(link)) return;
      if (confirm("The questions are not saved. Leave without saving?")) unsaved.current = false;
      else {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, true);
    return () => {
      removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
    };
  }, []);
  return (isNow) => {
    unsaved.current = isNow;
  };
}
