import { readKept } from "#app/facts/licensing/memory/license-memory.ts";
import { requestJson } from "#app/kit/platform/browser/api-client.ts";
import { keepRecord, type NamedRecord } from "./kept-profile.ts";

/** For each part, the later word of this device and the account wins in both. */
export async function syncProfile(): Promise<void> {
  const record = JSON.stringify(readKept());
  keepRecord(await requestJson<NamedRecord>("POST", "/api/profile", { record }));
}
