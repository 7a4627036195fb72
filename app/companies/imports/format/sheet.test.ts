import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { isWhole } from "#tests/support/whole-run.ts";
import { toWorkbook } from "#tests/support/workbook.ts";
import { openSource } from "./bytes.ts";
import { BrokenFile, type Item } from "./posting.ts";
import { findLayout, readRecords } from "./records.ts";

async function read(bytes: Uint8Array | string, pieces = 1): Promise<Item[]> {
  const all = typeof bytes === "string" ? strToU8(bytes) : bytes;
  const size = Math.ceil(all.length / pieces);
  const source = await openSource(
    "roles",
    (async function* () {
      for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
    })(),
  );
  const layout = findLayout(source.head);
  if (!layout) throw new Error("no layout");
  const items: Item[] = [];
  for await (const item of readRecords(source, layout, { publisher: "" }, () => {})) items.push(item);
  return items;
}

const postings = async (bytes: Uint8Array | string, pieces?: number) =>
  (await read(bytes, pieces)).map((item) => ("posting" in item ? item.posting : item.problem));

const csv = `Open roles,,,,,
Req #,Job Title,City,State,Min Pay,Max Pay,Pay Unit,Shift,Summary
R-1,"Registered Nurse, ICU",Dayton,OH,"$38.50",$52,Hourly,Nights,"Care for, and ""with"", patients.
Two lines."

R-2,Nurse Practitioner,Fort Wayne,IN,,,,Days,Clinic work
`;

test("reads columns by their names, below what stands above them, with the row that each came from", async () => {
  const items = await read(csv, 7);
  expect(items.map(({ at }) => at)).toEqual(["row 3", "row 5"]);
  const [nurse, other] = await postings(csv);
  expect(nurse).toMatchObject({
    ...{
      externalId: "R-1",
      requisitionId: "R-1",
      title: "Registered Nurse, ICU",
      city: "Dayton",
      state: "OH",
    },
    pay: { min: 38.5, max: 52, unit: "hour" },
    schedule: "Nights",
    description: 'Care for, and "with", patients.\nTwo lines.',
  });
  expect(other).toMatchObject({ externalId: "R-2", pay: null });
});

test.each([
  ["semicolons", "Title;Location;Hourly rate;Openings\nRN;Dayton, OH;41;3\n"],
  ["tabs", "title\tlocation\thourly rate\topenings\nRN\tDayton, OH\t41\t3\n"],
  ["a mark of byte order", '\ufeffPOSITION,Work_Location,HOURLY RATE,# of openings\nRN,"Dayton, OH",$41,3\n'],
])("reads %s", async (_, text) => {
  expect(await postings(text)).toMatchObject([
    { title: "RN", location: "Dayton, OH", pay: { min: 41, max: null, unit: "hour" }, openings: 3 },
  ]);
});

test("reads what Excel saves as text: UTF-16 with tabs, and the encoding of Windows", async () => {
  const text = "Title\tCity\tState\nInfirmière Café\tDayton\tOH\n";
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...[...text].flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]),
  ]);
  const windows = Uint8Array.from([...text.replaceAll("\t", ",")].map((each) => each.charCodeAt(0)));
  for (const bytes of [utf16, windows])
    expect(await postings(bytes)).toMatchObject([{ title: "Infirmière Café", city: "Dayton", state: "OH" }]);
});

test("leaves text alone that is no sheet of jobs", () => {
  for (const text of ["Name,Email\na,b", "Hello team,\nwe have jobs", "", "title", "{}x", "a,b,c\n1,2,3"])
    expect(findLayout(text), text).not.toEqual({ format: "sheet" });
});

test.runIf(isWhole)("reads an Excel workbook as it reads text, also one that is large", async () => {
  const head = ["Position", "City", "State", "Annual salary", "Requisition"];
  const rows = Array.from({ length: 60 }, (_, at) => [
    "Registered Nurse",
    "Dayton",
    "OH",
    90_000 + at,
    `R-${at}`,
  ]);
  const read60 = await postings(toWorkbook([head, ...rows]), 3);
  expect(read60).toHaveLength(60);
  expect(read60[59]).toMatchObject({
    ...{ title: "Registered Nurse", externalId: "R-59" },
    pay: { min: 90_059, max: null, unit: "year" },
  });
  const noise = Array.from({ length: 15_000 }, (_, at) => [
    `Nurse ${Math.sin(at)} ${Math.cos(at)}`,
    "Dayton",
    "OH",
    at + 1,
    `R-${at}`,
  ]);
  expect(await postings(toWorkbook([head, ...noise]))).toHaveLength(15_000);
});

test("refuses what unpacks to too much, and what is no workbook", async () => {
  const bomb = toWorkbook([["Title", "City"]], { "xl/sharedStrings.xml": new Uint8Array(40 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  await expect(read(bomb)).rejects.toThrow("may have 20,000 rows");
  await expect(read(zipSync({ "a.txt": strToU8("x") }))).rejects.toThrow(BrokenFile);
  await expect(read(strToU8("PK\u0003\u0004 and then nothing"))).rejects.toThrow("cannot be opened");
  await expect(
    read(
      toWorkbook([
        ["Name", "Email"],
        ["a", "b"],
      ]),
    ),
  ).rejects.toThrow("No row has headings");
});
