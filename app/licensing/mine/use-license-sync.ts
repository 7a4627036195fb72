import { useEffect } from "react";
import { whenIdle } from "#app/platform/browser/when-idle.ts";
import { followLicense, readLicense, readRemovedAt } from "./license-memory.ts";

/** For signed-in people: what they say on one device is known on the others. */
export function useLicenseSync(isSignedIn: boolean): void {
  // Signing in and saying a license elsewhere on the page are no events of this component.
  useEffect(() => {
    if (!isSignedIn) return;
    // Without an answer, the next page tries again.
    const sync = () => import("./sync-license.ts").then((module) => module.syncLicense()).catch(() => {});
    // After a sign-out the device has nothing to say, and its question would be refused.
    const tell = () => {
      if (readLicense() || readRemovedAt()) void sync();
    };
    whenIdle(sync);
    return followLicense(tell);
  }, [isSignedIn]);
}
