import type { DemoAccount } from "../demo/load-demo-accounts.ts";
import { loadData } from "./load-data.ts";
import { buildSite, localState, migrate } from "./local-site.ts";

export async function prepareData(state: string): Promise<DemoAccount[]> {
  await migrate(state);
  return (await loadData({ state, now: Date.now(), demo: true })).accounts;
}

export async function prepareSite(): Promise<DemoAccount[]> {
  const [accounts] = await Promise.all([prepareData(localState), buildSite()]);
  return accounts;
}
