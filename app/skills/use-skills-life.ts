import { useEffect, useRef } from "react";
import { whenUsed } from "#app/ui/when-used.ts";

const loadLife = () => import("./skills-life.ts");

/** React does not own the drawn form, so an effect brings the answers kept on this device and the counts to it. */
export function useSkillsLife(drawing: string) {
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing is another form in the same place.
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    let end: (() => void) | undefined;
    let isGone = false;
    void whenUsed()
      .then(loadLife)
      .then(({ enlivenSkills }) => {
        if (!isGone) end = enlivenSkills(element);
      })
      .catch(() => {});
    // At once, because a press may be the first use.
    const press = ({ target }: Event) => {
      const button = (target as Element).closest<HTMLButtonElement>("[data-clear], [data-print]");
      if (button) void loadLife().then((life) => life.pressSkills(button));
    };
    element.addEventListener("click", press);
    return () => {
      isGone = true;
      end?.();
      element.removeEventListener("click", press);
    };
  }, [drawing]);
  return body;
}
