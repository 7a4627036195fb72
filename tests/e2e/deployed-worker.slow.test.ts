import { expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { bundleSite, serveBuiltSite } from "../../scripts/bench/site.ts";

test("answers with whole pages from the single deployed file", async () => {
  const site = await serveBuiltSite(await bundleSite());
  try {
    for (const path of [paths.home(), paths.jobs(), paths.contact()]) {
      const response = await fetch(new URL(path, site.url));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("</html>");
    }
  } finally {
    await site.stop();
  }
});
