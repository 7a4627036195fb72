import { formatPercent } from "#app/kit/text/figures.ts";

/** Keyed by placeholder. Each function gets what follows the colon. */
export type Figures = Record<string, (of: string) => string>;

/** Placeholders are `{name}` or `{name:of}`. `where` names the text in errors. */
export function fillFigures(text: string, figures: Figures, where: string): string {
  const filled = text.replace(/\{(\w+)(?::([^}]+))?\}/g, (placeholder, name: string, of: string = "") => {
    try {
      return getFigure(figures, name, of);
    } catch (error) {
      throw new Error(`${where}: there is no figure for ${placeholder}.`, { cause: error });
    }
  });
  if (/[{}]/.test(filled)) throw new Error(`${where}: a placeholder is left in "${filled}".`);
  return nameOnce(filled);
}

/** Turns "by 7 and 7 percent" into "by 7 percent each". */
const nameOnce = (text: string): string =>
  text.replace(/(?<!, |[\d.])\b([\d.]+) and \1 percent/g, "$1 percent each");

function getFigure(figures: Figures, name: string, of: string): string {
  const figure = figures[name]?.(of);
  if (!figure || /NaN|undefined|^\$?-|^\$?0(\.0)?$/.test(figure))
    throw new Error(`It is ${figure}: the sentence would be false.`);
  return figure;
}

export const toFigureText = (value: number): string => value.toLocaleString("en-US");

export const toDollars = (value: number): string => `$${toFigureText(value)}`;

export const toPercent = (part: number, whole: number): string =>
  toFigureText(Math.round((part / whole) * 100));

export function toGap(gap: number, base: number): string {
  if (gap < 0) throw new Error(`The gap of ${gap} has the wrong direction.`);
  return formatPercent((gap / base) * 100);
}

export function getOnly<T>(items: readonly T[], what: string): T {
  const [only] = items;
  if (items.length !== 1 || only === undefined) throw new Error(`There are ${items.length} of ${what}.`);
  return only;
}
