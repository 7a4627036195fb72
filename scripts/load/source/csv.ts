import { readFileSync } from "node:fs";

export type CsvRow = Record<string, string>;

/** Follows RFC 4180. */
export function readCsv(path: string): CsvRow[] {
  const [header = [], ...records] = parseCsv(readFileSync(path, "utf8"));
  return records.map((record) =>
    Object.fromEntries(header.map((name, index) => [name, record[index] ?? ""])),
  );
}

export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let field = "";
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (quoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') field += text[++at];
      else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === "," || character === "\n") {
      record.push(field);
      field = "";
      if (character === "\n") {
        records.push(record);
        record = [];
      }
    } else if (character !== "\r") field += character;
  }
  if (field || record.length > 0) records.push([...record, field]);
  return records;
}

/** An empty cell means unknown, never zero. */
export const toCellNumber = (cell: string | undefined): number | null => (cell ? Number(cell) : null);
