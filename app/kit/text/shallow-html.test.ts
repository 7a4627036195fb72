import sanitizeHtml from "sanitize-html";
import { expect, test } from "vitest";
import { ShallowTokenizer } from "./shallow-html.ts";

const clean = (html: string) =>
  sanitizeHtml(html, {
    allowedTags: ["b", "i", "p", "a"],
    allowedAttributes: { a: ["href"] },
    parser: { Tokenizer: ShallowTokenizer },
  });

test("leaves usual HTML as it is", () => {
  const html = '<p>One <b>two</b> <a href="/three">three</a></p><p>four</p>';
  expect(clean(html)).toBe(html);
});

test("keeps the text of tags that are nested more than 100 deep, without their marks", () => {
  const cleaned = clean(`${"<b>".repeat(1000)}<a href="/deep">deep</a>${"</b>".repeat(1000)}<p>after</p>`);
  expect(cleaned).toBe(`${"<b>".repeat(100)}deep${"</b>".repeat(100)}<p>after</p>`);
});
