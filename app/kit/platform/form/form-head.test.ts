import { expect, test } from "vitest";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { readDisposition, toBoundary } from "./form-head.ts";

const toHead = (text: string) => Buffer.from(text).toString("latin1");

test.each([
  ['form-data; name="details"', { name: "details" }],
  ["form-data; name=details; filename=a.pdf", { name: "details", fileName: "a.pdf" }],
  ['Form-Data;NAME="details" ; FileName=""', { name: "details", fileName: "" }],
  ['form-data; name="file"; filename="Rôle; a=1.pdf"', { name: "file", fileName: "Rôle; a=1.pdf" }],
  ['form-data; name="file"; filename="a\\"b.pdf"', { name: "file", fileName: 'a"b.pdf' }],
  ['form-data; name="file"; filename="a%22b.pdf"', { name: "file", fileName: "a%22b.pdf" }],
  ['form-data; name="file"; filename="ends so\\"', { name: "file", fileName: "" }],
  ['form-data; name="file"; filename="C:\\Dana\\a.pdf"', { name: "file", fileName: "a.pdf" }],
  ["form-data; name=file; filename*=UTF-8''a.pdf", { name: "file", fileName: "" }],
  ["form-data", {}],
])("reads what the head of a part says: %s", (head, told) => {
  expect(readDisposition(toHead(head))).toEqual(told);
});

test.each([
  undefined,
  "",
  'file; name="email"',
  'form-data-x; name="email"',
  'form-data; name="email',
  'form-data; name="email" "x"',
  'form-data; name="a"; filename="b" c=d',
])("refuses the head of a part that is not whole: %s", (head) => {
  expect(readDisposition(head)).toBeNull();
});

test("reads a long head in proportion to its length", () => {
  const started = readProcessorMs();
  for (const piece of ['\\"', " ", ";", "; a=b", '; a="', "=", "/"])
    readDisposition(`form-data; name="a"; filename="${piece.repeat(200_000)}`);
  expect(readProcessorMs() - started).toBeLessThan(1000);
});

test.each([
  ["multipart/form-data; boundary=b", "b"],
  ['Multipart/Form-Data; charset=utf-8; Boundary="a b"', "a b"],
  ["multipart/form-data", null],
  ['multipart/form-data; boundary="', null],
  [`multipart/form-data; boundary=${"x".repeat(71)}`, null],
  ["application/x-www-form-urlencoded; boundary=b", null],
])("finds the boundary of %s", (type, boundary) => {
  expect(toBoundary(type)).toBe(boundary);
});
