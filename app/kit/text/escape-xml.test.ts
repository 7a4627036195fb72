import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";

test("escapes characters that mean something in XML", () => {
  expect(escapeXml(`<b a="1">O'Neil & Co</b> “é” 🩺`)).toBe(
    "&lt;b a=&quot;1&quot;&gt;O&apos;Neil &amp; Co&lt;/b&gt; “é” 🩺",
  );
});

test("leaves out characters that XML has no way to write, and keeps breaks", () => {
  expect(escapeXml("a\u0000b\u000bc\uffffd\ud800e\n\tf")).toBe("abcde\n\tf");
});
