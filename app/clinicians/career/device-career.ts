import { useEffect, useState, useSyncExternalStore } from "react";
import { changeGoals } from "#app/clinicians/career/goals/change-goals.ts";
import type { ChangedGoals } from "#app/clinicians/career/goals/goal-form.server.ts";
import { mostGoals } from "#app/clinicians/profile/record/limits.ts";
import type { AboutPart } from "#app/clinicians/profile/record/profile.ts";
import {
  followKept,
  type KeptProfile,
  readKept,
  writeKept,
} from "#app/facts/licensing/memory/license-memory.ts";
import { requestJson, toDisplayMessage } from "#app/kit/platform/browser/api-client.ts";
import type { Career } from "./career.server.ts";

/** A goal of a person without an account stays on this device. */
export async function keepGoal(ask: () => Promise<ChangedGoals>): Promise<ChangedGoals> {
  const answer = await ask();
  if (answer.status !== "checked") return answer;
  const kept = readKept();
  const about = kept.about as AboutPart | null;
  // A signed-out page may come from a cache, so its id may be used already.
  const { change } = answer;
  const own = change.intent === "add" ? { ...change, id: crypto.randomUUID().slice(0, 8) } : change;
  const goals = changeGoals(about?.goals ?? [], own);
  if (about && goals.length <= mostGoals)
    writeKept({ ...kept, about: { ...about, goals }, aboutSaidAt: Date.now() });
  return { status: "saved" };
}

interface DeviceCareer {
  /** Null if logged in, until the server answers, and when this device keeps no profile. */
  shown: { career: Career; goals: AboutPart["goals"] } | null;
  isWaiting: boolean;
  /** Why the server gave no figures. */
  problem: string | null;
}

interface Answer {
  asked: string;
  career: Career | null;
  problem: string | null;
}

const failed =
  "We could not read your market just now. Your profile is still on this device: reload the page to try again.";

export function useDeviceCareer(isSignedIn: boolean): DeviceCareer {
  const kept = useSyncExternalStore<KeptProfile | null>(followKept, readKept, () => null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = kept && !isSignedIn ? toAsked(kept) : null;
  // Only the browser knows the profile, and no event says that the page has loaded.
  useEffect(() => {
    if (!asked) return;
    requestJson<{ career: Career | null }>("POST", "/api/career", { record: asked }).then(
      ({ career }) => setAnswer({ asked, career, problem: null }),
      (error) => setAnswer({ asked, career: null, problem: toDisplayMessage(error, failed) }),
    );
  }, [asked]);
  const career = asked ? (answer?.career ?? null) : null;
  return {
    shown: career && { career, goals: (kept?.about as AboutPart | null)?.goals ?? [] },
    problem: asked !== null && answer?.asked === asked ? answer.problem : null,
    isWaiting: !isSignedIn && (kept === null || (asked !== null && answer?.asked !== asked)),
  };
}

/** Goals, and the times of the answers, change none of the figures. */
function toAsked({ label: _, ...record }: KeptProfile): string | null {
  if (!record.about && record.licenses.length === 0) return null;
  const about = record.about && { ...(record.about as AboutPart), goals: [] };
  return JSON.stringify({ ...record, about, aboutSaidAt: 0, licenseSaidAt: 0 });
}
