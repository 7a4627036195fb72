import { readKept } from "#app/licensing/mine/license-memory.ts";
import { requestJson } from "#app/platform/browser/api-client.ts";
import { keepRecord, type NamedRecord } from "./kept-profile.ts";

/** For each part, the later word of this device and the account wins in both. */
export async function syncProfile(): Promise<void> {
  const record = JSON.stringify(readKept());
  keepRecord(await requestJson<NamedRecord>("POST", "/api/profile", { record }));
}
