import { strToU8, zipSync } from "fflate";

const cell = (at: string, text: string | number) =>
  typeof text === "number"
    ? `<c r="${at}"><v>${text}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** An Excel workbook of one sheet, as small as a reader takes it. */
export function toWorkbook(
  rows: readonly (readonly (string | number)[])[],
  more: Record<string, Uint8Array> = {},
) {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const sheet = rows.map(
    (row, y) =>
      `<row r="${y + 1}">${row.map((text, x) => cell(`${String.fromCharCode(65 + x)}${y + 1}`, text)).join("")}</row>`,
  );
  return zipSync({
    "[Content_Types].xml": strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    "xl/workbook.xml": strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Jobs" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    "xl/worksheets/sheet1.xml": strToU8(
      `<worksheet xmlns="${main}"><sheetData>${sheet.join("")}</sheetData></worksheet>`,
    ),
    ...more,
  });
}
