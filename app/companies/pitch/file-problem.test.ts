import { expect, test } from "vitest";
import { maxUploadBytes } from "#app/kit/platform/file/file-type.ts";
import { attachmentField, findFileProblem, hireRequestProblems, listAttached } from "./hire-request.ts";

const toFile = (content: string | Uint8Array<ArrayBuffer>, name = "role.pdf") => new File([content], name);

test("judges a file by its first bytes, not by its name", async () => {
  expect(await findFileProblem([toFile("%PDF-1.7 and more")])).toBeNull();
  expect(await findFileProblem([toFile("PK and more", "role.docx")])).toBe(hireRequestProblems.wrong_type);
  expect(await findFileProblem([toFile("MZ and more")])).toBe(hireRequestProblems.wrong_type);
});

test("says of an empty or broken PDF that it is damaged, not that it is of a wrong kind", async () => {
  for (const [content, name] of [
    ["", "role.pdf"],
    ["\u0000\u0001 broken", "ROLE.PDF"],
    ["", "photo.jpeg"],
  ] as const)
    expect(await findFileProblem([toFile(content, name)])).toBe(hireRequestProblems.damaged);
});

test("refuses a file that is too large, and a second file", async () => {
  const large = toFile(new Uint8Array(maxUploadBytes + 1));
  expect(await findFileProblem([large])).toBe(hireRequestProblems.too_large);
  expect(await findFileProblem([toFile("%PDF-1.7"), toFile("%PDF-1.7")])).toBe(
    hireRequestProblems.too_many_files,
  );
});

test("has nothing to say of a form without a file", async () => {
  const form = new FormData();
  expect(await findFileProblem(listAttached(form))).toBeNull();
  form.append(attachmentField, new File([], ""));
  expect(await findFileProblem(listAttached(form))).toBeNull();
});
