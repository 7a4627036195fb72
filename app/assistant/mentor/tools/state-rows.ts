import type { GuidePassage } from "#app/catalogue/articles/passages/rank-passages.ts";
import { findState } from "#app/facts/reference/place/states.ts";

const mostRows = 2;
const codes = /^[A-Z]{2}(?:, [A-Z]{2})+$/;

/** The rows on these states in a passage's tables, whose first cell names a state or lists several. */
export const listStateRows = ({ text }: GuidePassage, states: readonly string[]): string[] =>
  text
    .split("\n\n")
    .map((row) => row.split("\n"))
    .filter(([first = "", ...cells]) => cells.length > 0 && states.some((code) => isOf(first, code)))
    .slice(0, mostRows)
    .map(([first, ...cells]) => `${first}: ${cells.join("; ")}`.replace(/[^.!?]$/, "$&."));

const isOf = (cell: string, code: string): boolean =>
  cell === findState(code)?.name || (codes.test(cell) && cell.split(", ").includes(code));
