import type { Reference } from "../../reference/reference.ts";
import type { MadeFigure } from "./data-figure.ts";
import { figureList } from "./figure-list.ts";

export type FindFigure = (name: string) => MadeFigure;

/** Makes each figure once, however many sentences name it. @throws for an unknown name */
export function createFigures(reference: Reference): FindFigure {
  const made = new Map<string, MadeFigure>();
  return (name) => {
    const figure = made.get(name) ?? figureList[name]?.(reference);
    if (!figure) throw new Error(`scripts/load/content/figure/figure-list.ts has no "${name}".`);
    made.set(name, figure);
    return figure;
  };
}
