import { expect, test } from "vitest";
import { readPastedPage } from "./read-pasted.ts";

const apply = (text: string) => readPastedPage(`<html><p>${text}</p></html>`).page.apply;

test.each(["Send us your résumé.", "Send your resumé", "SEND YOUR RÉSUMÉ", "Send your resume", "Apply here"])(
  "takes %j for a way to apply",
  (text) => {
    expect(apply(text)).toBe(null);
  },
);

test("takes no other word for one", () => {
  expect(apply("Send your resuméx")).toBe("none");
  expect(apply("Read about us")).toBe("none");
});
