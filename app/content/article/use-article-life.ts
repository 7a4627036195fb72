import { useEffect, useRef } from "react";
import { whenUsed } from "#app/ui/when-used.ts";

const loadLife = () => import("./article-life.ts");

/** React does not own an article's HTML, so an effect brings its ticks, contents and buttons to life. */
export function useArticleLife(path: string) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    let end: (() => void) | undefined;
    let isGone = false;
    void whenUsed()
      .then(loadLife)
      .then(({ enliven }) => {
        if (!isGone) end = enliven(element, path);
      })
      .catch(() => {});
    // At once, because a press on a phone may be the first use.
    const press = ({ target }: Event) => {
      const button = (target as Element).closest("button");
      if (button) void loadLife().then((life) => life.press(button));
    };
    element.addEventListener("click", press);
    return () => {
      isGone = true;
      end?.();
      element.removeEventListener("click", press);
    };
  }, [path]);
  return body;
}
