import { requestJson } from "#app/platform/browser/api-client.ts";
import type { AccountLicense } from "./account-license.server.ts";
import { forgetLicense, readLicense, readRemovedAt, rememberLicense } from "./license-memory.ts";
import { toLicenseLabel } from "./my-license.ts";

/** Whichever of this device and the account said something last is kept by both. */
export async function syncLicense(): Promise<void> {
  const mine = readLicense();
  const saidAt = mine?.savedAt ?? readRemovedAt();
  const kept = await requestJson<AccountLicense>("POST", "/api/my-license", {
    profession: mine?.profession ?? "",
    states: mine?.states.join(",") ?? "",
    multistate: mine?.multistate ?? false,
    saidAt,
  });
  if (kept.saidAt <= saidAt) return;
  if (kept.license)
    rememberLicense({ ...kept.license, label: toLicenseLabel(kept.license), savedAt: kept.saidAt });
  else forgetLicense(kept.saidAt);
}
