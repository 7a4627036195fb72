import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { whenIdle } from "#app/kit/platform/browser/when-idle.ts";
import { joinedEvent, readSavedRecord, subscribeToSaved } from "./saved-store.ts";

/** Several hearts pressed one after the other are one question. */
const quietMs = 300;

export function useSavedSync(isSignedIn: boolean): void {
  // Logging in, or pressing a heart elsewhere on the page, is no event of this component.
  useEffect(() => {
    if (!isSignedIn) return;
    let timer: ReturnType<typeof setTimeout>;
    // The next page tries again.
    const sync = () => import("./sync-saved.ts").then((module) => module.syncSaved()).catch(() => {});
    // After a sign-out, the device has nothing to say and would be refused.
    const tell = () => {
      const { saved, removed } = readSavedRecord();
      if (saved.length + removed.length > 0) void sync();
    };
    whenIdle(sync);
    const leave = subscribeToSaved(() => {
      clearTimeout(timer);
      timer = setTimeout(tell, quietMs);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [isSignedIn]);
}

/** Asks the page's loader again once the account heard of something new from this device. */
export function useJoinedAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    addEventListener(joinedEvent, revalidate);
    return () => removeEventListener(joinedEvent, revalidate);
  }, [revalidate]);
}
