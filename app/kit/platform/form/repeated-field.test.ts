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
