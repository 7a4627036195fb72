import { useEffect, useSyncExternalStore } from "react";
import { followKept, type KeptProfile, readKept } from "#app/facts/licensing/memory/license-memory.ts";
import type { AboutPart } from "#app/clinicians/profile/record/profile.ts";

/** For signed-out people. Returns true until it is known whether there will be an answer. */
export function useDeviceMatch(
  { isSignedIn, isAnswered }: { isSignedIn: boolean; isAnswered: boolean },
  ask: (record: string) => void,
): boolean {
  const kept = useSyncExternalStore<KeptProfile | null>(followKept, readKept, () => null);
  const record = kept && !isSignedIn ? toSentRecord(kept) : null;
  // No event says that the page came, and only the browser knows the profile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again only when the record changes.
  useEffect(() => {
    if (record) ask(record);
  }, [record]);
  return !isSignedIn && !isAnswered && (kept === null || record !== null);
}

/** Without goals, pay and times, which no score reads. */
function toSentRecord({ label: _, ...kept }: KeptProfile): string | null {
  if (!kept.profession) return null;
  const about = kept.about && { ...(kept.about as AboutPart), goals: [], pay: null };
  return JSON.stringify({ ...kept, about, aboutSaidAt: 0, licenseSaidAt: 0 });
}
