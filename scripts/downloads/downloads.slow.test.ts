import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { toDownloadRows } from "./download-rows.ts";
import { drawSheet } from "./draw-sheet.ts";
import { makeDownloads } from "./make-downloads.ts";
import { readSheets } from "./read-sheets.ts";
import { toWorkbook } from "./workbook.ts";

const sheets = readSheets("data/content/downloads");
const drawn = sheets.map((sheet) => ({ sheet, ...drawSheet(sheet) }));

interface Node {
  role?: string;
  /** Of a form field. */
  id?: string;
  children?: Node[];
}

type Field = { id: string; fieldName?: string; alternativeText?: string };

const open = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf));
type Pdf = Awaited<ReturnType<typeof open>>;

const pagesOf = (pdf: Pdf) =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));

const listRoles = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(listRoles),
];

const findAll = (node: Node, role: string): Node[] => [
  ...(node.role === role ? [node] : []),
  ...(node.children ?? []).flatMap((child) => findAll(child, role)),
];

test("has a worksheet for each part of a job search", () => {
  expect(sheets.length).toBeGreaterThanOrEqual(8);
  expect(new Set(sheets.map(({ title }) => title)).size).toBe(sheets.length);
});

describe.each(drawn)("$sheet.title", ({ sheet, pdf, pages, svg }) => {
  test("says its title and its language, and is tagged", async () => {
    const document = await open(pdf);
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: sheet.title, Language: "en-US" });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect(document.numPages).toBe(pages);
  });

  test("has one main heading, a heading for each section, and a head for each table", async () => {
    const document = await open(pdf);
    const trees = await Promise.all(
      (await pagesOf(document)).map((page) => page.getStructTree() as Promise<Node>),
    );
    const roles = trees.flatMap(listRoles);
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    expect(roles.filter((role) => role === "H2")).toHaveLength(sheet.sections.length);
    const blocks = sheet.sections.flatMap((section) => section.blocks);
    const columns = blocks.flatMap((block) => {
      if (block.kind === "table") return block.columns.filter(({ formula }) => !formula).length;
      return block.kind === "checklist" ? 2 + block.asks.length : [];
    });
    const heads = trees.flatMap((tree) => findAll(tree, "Table")).flatMap((table) => findAll(table, "TH"));
    expect(heads.length).toBeGreaterThanOrEqual(columns.reduce((sum, count) => sum + count, 0));
  });

  test("describes each form field, and gives each a name of its own and a place in the order of reading", async () => {
    const all = await pagesOf(await open(pdf));
    const fields = (await Promise.all(all.map((page) => page.getAnnotations()))).flat() as Field[];
    const names = fields.map(({ fieldName }) => fieldName);
    expect(fields.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
    expect(fields.filter(({ alternativeText }) => !alternativeText?.trim())).toEqual([]);
    const trees = await Promise.all(all.map((page) => page.getStructTree() as Promise<Node>));
    const read = trees.flatMap((tree) => findAll(tree, "Form")).flatMap(({ children = [] }) => children);
    expect(new Set(read.map(({ id }) => id?.replace("pdfjs_internal_id_", "")))).toEqual(
      new Set(fields.map(({ id }) => id)),
    );
  });

  test("is US Letter with nothing outside the printed area, and small", async () => {
    for (const page of await pagesOf(await open(pdf))) {
      const [, , width = 0, height = 0] = page.view;
      expect([width, height].sort()).toEqual([612, 792]);
      const { items } = await page.getTextContent();
      const outside = items.flatMap((item) => {
        if (!("str" in item) || !item.str.trim()) return [];
        const [x, y] = [item.transform[4], item.transform[5]];
        return x < 36 || x + item.width > width - 36 || y < 20 || y > height - 30 ? [item.str] : [];
      });
      expect(outside).toEqual([]);
    }
    expect(pdf.length).toBeLessThan(200_000);
    expect(svg.length).toBeLessThan(60_000);
  });

  test("is the same to the byte when it is made again", async () => {
    expect(drawSheet(sheet).pdf.equals(pdf)).toBe(true);
    expect(await toWorkbook(sheet)).toEqual(await toWorkbook(sheet));
  });
});

test("computes an offer's pay in the spreadsheet from the lines that the sheet names", async () => {
  const offers = sheets.find(({ slug }) => slug === "offer-comparison")!;
  const files = unzipSync(await toWorkbook(offers));
  const tab = strFromU8(files["xl/worksheets/sheet1.xml"]!);
  const strings = [...strFromU8(files["xl/sharedStrings.xml"]!).matchAll(/<t[^>]*>([^<]*)/g)].map(
    ([, text]) => text!,
  );
  const toRow = (start: string) => {
    const cell = new RegExp(
      `r="A(\\d+)"[^>]*t="s"[^>]*><v>${strings.findIndex((text) => text.startsWith(start))}<`,
    );
    return cell.exec(tab)?.[1];
  };
  const [rate, hours] = [toRow("1. Base rate"), toRow("2. Paid hours")];
  expect(rate).toBeDefined();
  expect(tab).toContain(`<f>IFERROR(B${rate}*B${hours}*52,"")</f>`);
  expect(tab).not.toMatch(/#REF|undefined/);
});

test("makes the files that the page leads to", async () => {
  const folder = mkdtempSync(join(tmpdir(), "clinward-downloads-"));
  await makeDownloads(folder);
  const wanted = toDownloadRows("data").flatMap(({ slug }) =>
    ["pdf", "svg", "xlsx"].map((kind) => `${slug}.${kind}`),
  );
  expect(readdirSync(`${folder}/files`).sort()).toEqual(wanted.sort());
  rmSync(folder, { recursive: true });
});

test("names the file and the field of a sheet that is wrong", () => {
  const folder = mkdtempSync(join(tmpdir(), "clinward-sheets-"));
  writeFileSync(`${folder}/01-short.yaml`, "title: Short\nsections: []\n");
  expect(() => readSheets(folder)).toThrow(/01-short\.yaml, title: Too small/);
  rmSync(folder, { recursive: true });
});
