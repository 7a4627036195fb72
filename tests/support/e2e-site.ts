import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { loadData } from "../../scripts/load-data.ts";
import { migrate, serveSite } from "../../scripts/local-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
    admin: { email: string; password: string };
    seeker: { email: string; password: string };
  }
}

/** The whole product as `npm start` runs it, on a port and with a database of its own. */
export default async function setup(project: TestProject) {
  const state = await mkdtemp(join(tmpdir(), "clinward-e2e-"));
  await migrate(state);
  const { accounts } = await loadData({ state, now: Date.now(), demo: true });
  const site = await serveSite(await findFreePort(), state);
  const accountOf = (role: string) => accounts.find((account) => account.role === role)!;
  project.provide("origin", site.origin);
  project.provide("admin", accountOf("admin"));
  project.provide("seeker", accountOf("job_seeker"));
  return async () => {
    await site.stop();
    await rm(state, { recursive: true, force: true });
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("No port")),
      );
    });
  });
}
