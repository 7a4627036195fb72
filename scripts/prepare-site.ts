import type { DemoAccount } from "./load/load-demo-accounts.ts";
import { loadData } from "./load-data.ts";
import { buildSite, localState, migrate } from "./local-site.ts";

export async function prepareSite(): Promise<DemoAccount[]> {
  const prepareData = async () => {
    await migrate(localState);
    return loadData({ state: localState, now: Date.now(), demo: true });
  };
  const [{ accounts }] = await Promise.all([prepareData(), buildSite()]);
  return accounts;
}
