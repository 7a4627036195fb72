import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleServiceWorker } from "../../scripts/site/bundle-service-worker.ts";

const html = { "content-type": "text/html", "cache-control": "public, max-age=0" };

/**
 * A site of three pages that is deployed anew at will, each time with other files, as a build has them: what stays of
 * an older build on a visitor's device. The service worker is the real one.
 */
export async function serveWorkerSite() {
  const folder = await mkdtemp(join(tmpdir(), "clinward-worker-"));
  let build = "";
  const server = createServer(async ({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    if (pathname === "/sw.js") {
      response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" });
      response.end(await readFile(join(folder, "sw.js")));
    } else if (pathname.startsWith("/assets/")) {
      const isCurrent = pathname === `/assets/page-${build}.js`;
      response.writeHead(isCurrent ? 200 : 404, { "content-type": "text/javascript" }).end(`// ${build}`);
    } else
      response
        .writeHead(200, html)
        .end(`<title>${pathname}</title><script src="/assets/page-${build}.js"></script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async deploy(buildId: string, worksOffline = true) {
      await bundleServiceWorker({ outfile: join(folder, "sw.js"), buildId, worksOffline });
      build = buildId;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}
