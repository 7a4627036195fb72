import type { DemoAccount } from "./load/load-demo-accounts.ts";
import { loadData } from "./load-data.ts";
import { buildSite, localState, migrate } from "./local-site.ts";

/** Builds the site and, beside it, brings the local databases and their data up to date. */
export async function prepareSite(): Promise<DemoAccount[]> {
  const prepareData = async () => {
    await migrate(localState);
    return loadData({ state: localState, now: Date.now(), demo: true });
  };
  const [{ accounts }] = await Promise.all([prepareData(), buildSite()]);
  return accounts;
}
