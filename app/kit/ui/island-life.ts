import { useEffect, useRef } from "react";
import { whenUsed } from "./when-used.ts";

interface IslandLife {
  enliven: (element: HTMLElement, drawing: string) => () => void;
  press: (button: HTMLButtonElement) => void;
}

/** An effect enlivens server HTML on its first use, because React does not own it. */
export function useIslandLife(load: () => Promise<IslandLife>, drawing: string, buttons = "button") {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    let end: (() => void) | undefined;
    let isGone = false;
    void whenUsed()
      .then(load)
      .then(({ enliven }) => {
        if (!isGone) end = enliven(element, drawing);
      })
      .catch(() => {});
    // At once, because a press on a phone may be the first use.
    const press = ({ target }: Event) => {
      const button = (target as Element).closest<HTMLButtonElement>(buttons);
      if (button) void load().then((life) => life.press(button));
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
