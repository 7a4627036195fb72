import { useEffect, useRef, useSyncExternalStore } from "react";
import { whenUsed } from "./when-used.ts";

interface IslandLife {
  enliven: (element: HTMLElement, drawing: string) => () => void;
  press: (button: HTMLButtonElement) => void;
}

/** An effect enlivens server HTML on its first use, because React does not own it. */
export function useIslandLife(load: () => Promise<IslandLife>, drawing: string, buttons: string) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    element.dataset.alive = "";
    let end: (() => void) | undefined;
    let isGone = false;
    void whenUsed()
      .then(load)
      .then(({ enliven }) => {
        if (!isGone) end = enliven(element, drawing);
      })
      .catch(() => {});
    // At once, because a press on a phone may be the first use.
    const press = (event: Event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>(buttons);
      if (!button) return;
      event.preventDefault();
      void load().then((life) => life.press(button));
    };
    element.addEventListener("click", press);
    return () => {
      isGone = true;
      end?.();
      element.removeEventListener("click", press);
    };
  }, [load, drawing, buttons]);
  return body;
}

const subscribeToNothing = () => () => {};

/** False until React has taken the control over: what works by script alone is not shown before, but keeps its place. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
