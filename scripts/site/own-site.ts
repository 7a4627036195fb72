import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DemoAccount } from "../demo/load-demo-accounts.ts";
import { ensureLocalSecret, serveSite } from "./local-site.ts";
import { prepareData } from "./prepare-site.ts";

/** A folder for the data of a site of its own, which `serveOwnSite` deletes when it stops. */
export const createState = () => mkdtemp(join(tmpdir(), "clinward-site-"));

interface OwnSite {
  /** Adds data before the site starts. */
  fill?: (state: string) => Promise<void>;
  /** With what `prepareData` put there already. */
  state?: string;
  /** With the bar of `npm start`. */
  hasTools?: boolean;
}

/** Like `npm start`, but on its own port and with its own data. */
export async function serveOwnSite({ fill, state: given, hasTools }: OwnSite = {}) {
  ensureLocalSecret();
  const state = given ?? (await createState());
  const discard = () => rm(state, { recursive: true, force: true });
  try {
    const accounts = await prepareData(state);
    await fill?.(state);
    const site = await serveSite(await findFreePort(), state, hasTools);
    return {
      origin: site.origin,
      state,
      accountOf: (role: DemoAccount["role"]) => accounts.find((account) => account.role === role)!,
      stop: async () => {
        await site.stop();
        await discard();
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

export function findFreePort(): Promise<number> {
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
