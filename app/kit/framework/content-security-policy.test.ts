import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { toContentSecurityPolicy } from "./content-security-policy.ts";

const toHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const listHashes = async (html: string) =>
  (await toContentSecurityPolicy(html)).match(/'sha256-[^']+'/g)?.sort() ?? [];

test("allows the scripts before and after the content, and none within it", async () => {
  const html = "<script>a</script><main><script>bad</script></main><script>b</script></main><p>";
  expect(await listHashes(`${html}<script nonce="">c</script>`)).toEqual([toHash("a"), toHash("c")].sort());
});

test("allows the scripts of a page without content", async () => {
  expect(await listHashes("<script>a</script><p>Sorry</p>")).toEqual([toHash("a")]);
});

test("hashes neither files nor data", async () => {
  const html = '<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>';
  expect(await listHashes(html)).toEqual([]);
});
