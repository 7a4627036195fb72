/** Also in full width, and after what spreadsheets skip. */
const beginsFormula = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/** RFC 4180, with each text in quotation marks. An apostrophe keeps spreadsheets from running a text as a formula. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = beginsFormula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
