import type { CellObject, Row } from "write-excel-file/node";
import { formats, styles } from "./cell-styles.ts";
import type { Block, BlockOf, TableColumn, TableRow } from "./sheet.ts";

/** `first` is the block's first row number in its tab. Adds the rows with an id to `named`. */
export function toRows(block: Block, first: number, named: Map<string, number>): Row[] {
  if (block.kind === "table") return toTableRows(block, first, named);
  if (block.kind === "fields") return block.items.map(({ label }) => [words(label), answer()]);
  if (block.kind === "points") return block.items.map((text) => [{ ...styles.note, value: `• ${text}` }]);
  if (block.kind === "lines") return [[words(block.label), answer()]];
  if (block.kind === "checklist")
    return [
      ["Done", "What to do", ...block.asks.map(({ label }) => label)].map(heading),
      ...block.items.map(({ text, note }) => [
        answer(),
        words(join(text, note)),
        ...block.asks.map(() => answer()),
      ]),
    ];
  return [
    ["No.", "Question", "Your notes"].map(heading),
    ...block.items.map(({ ask, look }, at) => [
      words(`${at + 1}`),
      words(`${ask}\n${block.hint} ${look}`),
      answer(),
    ]),
  ];
}

const heading = (value: string): CellObject => ({ ...styles.head, value });
const words = (value: string): CellObject => ({ ...styles.words, value });
const answer = (holds = "text"): CellObject => ({
  ...styles.answer,
  ...(formats[holds] && { type: Number, format: formats[holds] }),
});
const computed = (formula: string, holds = "number"): CellObject => ({
  ...styles.answer,
  type: "Formula",
  value: formula,
  format: formats[holds],
});
const join = (text: string, note?: string): string => (note ? `${text}\n${note}` : text);
const toLetter = (column: number): string => String.fromCharCode(65 + column);

function toTableRows(block: BlockOf<"table">, first: number, named: Map<string, number>): Row[] {
  const { columns } = block;
  const blank = block.sheetBlank ?? block.blank;
  const rows = [...block.rows, ...Array.from({ length: blank }, (): TableRow => ({ cells: [] }))];
  const start = first + 1;
  for (const [at, { id }] of rows.entries()) if (id) named.set(id, start + at);
  return [
    columns.map(({ label }) => heading(label)),
    ...rows.map((row, at) => columns.map((_, column) => toCell(columns, row, column, start + at, named))),
    ...toTotals(columns, start, rows.length),
  ];
}

function toCell(
  columns: readonly TableColumn[],
  row: TableRow,
  at: number,
  number: number,
  named: ReadonlyMap<string, number>,
): CellObject {
  const { formula, holds } = columns[at]!;
  if (formula) {
    const toAddress = (label: string) =>
      `${toLetter(columns.findIndex((column) => column.label === label))}${number}`;
    return computed(fill(formula, toAddress), holds);
  }
  const text = row.cells[at];
  if (text)
    return words(
      join(text, at === columns.findIndex((column) => column.holds === "words") ? row.note : undefined),
    );
  // Only the first answer is computed where the others hold remarks.
  if (row.formula && holds === "text")
    return computed(guard(fill(row.formula, (id) => `${toLetter(at)}${named.get(id)}`)), row.holds);
  return answer(holds === "text" ? row.holds : holds);
}

/** An empty answer is not an error. */
const guard = (formula: string): string => `IFERROR(${formula},"")`;

function fill(formula: string, toAddress: (name: string) => string): string {
  return formula.replace(/\{([^}]+)\}/g, (_, name) => {
    const address = toAddress(name);
    if (/undefined|@/.test(address))
      throw new Error(`A formula names {${name}}, which its table does not have.`);
    return address;
  });
}

function toTotals(columns: readonly TableColumn[], start: number, rows: number): Row[] {
  if (!columns.some(({ total }) => total)) return [];
  const cells = columns.map(({ total, holds }, at): CellObject => {
    const range = `${toLetter(at)}${start}:${toLetter(at)}${start + rows - 1}`;
    return total ? computed(`SUM(${range})`, holds) : at === 0 ? heading("Total") : { ...styles.answer };
  });
  return [cells];
}
