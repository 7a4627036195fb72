import { expect, test } from "vitest";
import { mostRepeats, readForm } from "./form-body.ts";
import { readFormStream } from "./form-stream.ts";

const post = (sent: readonly string[], name = "held") => {
  const body = new FormData();
  for (const value of sent) body.append(name, value);
  return new Request("https://example.com", { method: "POST", body });
};
const readers = {
  plain: (request: Request) => readForm(request, ["held", "name"], { repeated: ["held"] }),
  streamed: (request: Request) =>
    readFormStream(request, {
      fields: ["held", "name"],
      repeated: ["held"],
      file: { field: "file", take: async () => {} },
      maxBytes: 100_000,
    }),
};

test.each(["plain", "streamed"] as const)("takes a box ticked three times from a %s form", async (how) => {
  const form = (await readers[how](post(["BLS", "ACLS", "PALS"]))) as FormData;
  expect(form.getAll("held")).toEqual(["BLS", "ACLS", "PALS"]);
});

test.each(["plain", "streamed"] as const)(
  "takes no other field twice, nor one without end, from a %s form",
  async (how) => {
    expect(await readers[how](post(["Dana", "Ana"], "name"))).toMatchObject({ code: "unexpected_field" });
    const endless = Array.from({ length: mostRepeats + 1 }, () => "BLS");
    expect(await readers[how](post(endless))).toMatchObject({ code: "unexpected_field" });
  },
);

test("takes no more text of a form without files because another may have some", async () => {
  const body = new URLSearchParams({ name: "x".repeat(200_000) });
  const request = new Request("https://example.com", { method: "POST", body });
  const file = { field: "file", take: async () => {} };
  expect(await readFormStream(request, { fields: ["name"], file, maxBytes: 30_000_000 })).toMatchObject({
    code: "too_large",
  });
});

const readFormer = (request: Request) =>
  readFormStream(request, {
    fields: ["name"],
    isFormer: (name) => name.startsWith("q-"),
    file: { field: "file", take: async () => {} },
    maxBytes: 100_000,
  });

test("reads the texts of fields that the form had before, drops their files, and takes no others", async () => {
  const body = new FormData();
  body.append("name", "Dana");
  body.append("q-held", "BLS");
  body.append("q-held", "ACLS");
  body.append("q-proof", new File(["a scan"], "proof.pdf"));
  const form = (await readFormer(new Request("https://example.com", { method: "POST", body }))) as FormData;
  expect([...form]).toEqual([
    ["name", "Dana"],
    ["q-held", "BLS"],
    ["q-held", "ACLS"],
  ]);
  body.append("other", "x");
  expect(await readFormer(new Request("https://example.com", { method: "POST", body }))).toMatchObject({
    code: "unexpected_field",
  });
});
