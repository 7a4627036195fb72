import { useEffect } from "react";
import { toVersion } from "#app/clinicians/profile/record/last-words.ts";
import { followKept, readKept } from "#app/facts/licensing/memory/license-memory.ts";
import { whenIdle } from "#app/kit/platform/browser/when-idle.ts";

export function useProfileSync(isSignedIn: boolean): void {
  // Logging in, or naming a license elsewhere on the page, is no event of this component.
  useEffect(() => {
    if (!isSignedIn) return;
    // The next page tries again.
    const sync = () => import("./sync-profile.ts").then((module) => module.syncProfile()).catch(() => {});
    // After a sign-out, the device has nothing to say and would be refused.
    const tell = () => {
      if (toVersion(readKept()) > 0) void sync();
    };
    whenIdle(sync);
    return followKept(tell);
  }, [isSignedIn]);
}
