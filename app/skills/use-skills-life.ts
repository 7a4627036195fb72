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
    return () => {
      isGone = true;
      end?.();
    };
  }, [drawing]);
  return body;
}
