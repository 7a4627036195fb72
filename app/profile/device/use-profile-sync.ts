import { useEffect } from "react";
import { followKept, readKept } from "#app/licensing/mine/license-memory.ts";
import { whenIdle } from "#app/platform/browser/when-idle.ts";
import { toVersion } from "../record/last-words.ts";

/** For signed-in people: what they say on one device is known on the others. */
export function useProfileSync(isSignedIn: boolean): void {
  // Signing in and saying a license elsewhere on the page are not events of this component.
  useEffect(() => {
    if (!isSignedIn) return;
    // Without an answer, the next page tries again.
    const sync = () => import("./sync-profile.ts").then((module) => module.syncProfile()).catch(() => {});
    // After a sign-out the device has nothing to say, and its question would be refused.
    const tell = () => {
      if (toVersion(readKept()) > 0) void sync();
    };
    whenIdle(sync);
    return followKept(tell);
  }, [isSignedIn]);
}
