import { useEffect, useState, useSyncExternalStore } from "react";
import {
  followKept,
  forgetLicense,
  readKeptPlace,
  useMyLicense,
} from "#app/facts/licensing/memory/license-memory.ts";
import type { SavedFacts } from "#app/jobs/saved/saved-facts.ts";
import { type AboutMe, askSavedFacts } from "#app/jobs/saved/saved-facts.ts";
import { notePays } from "#app/jobs/saved/saved-store.ts";
import { createStoredText } from "#app/jobs/saved/stored-text.ts";
import { toDisplayMessage } from "#app/kit/platform/browser/api-client.ts";

export interface KnownFacts {
  bySlug: ReadonlyMap<string, SavedFacts | null>;
  at: number | null;
  isPlaceKnown: boolean | null;
  /** "kept" is the last answer, stored for when the device is offline. */
  from: "kept" | "server" | "failure";
  /** What the server said of a failure. */
  problem?: string;
}

const stored = createStoredText("saved-job-facts");
/** Change it with the shape of what is stored. */
const shape = 2;

/** @param read what the page's loader said of an account's saved jobs. Those of a device are also kept to read without a network. */
export function useSavedFacts(
  slugs: readonly string[],
  about: AboutMe,
  read?: ReadonlyMap<string, SavedFacts | null>,
) {
  const [asked, setKnown] = useState<KnownFacts>(() => (read ? { ...nothing, from: "server" } : readKept()));
  const [tries, setTries] = useState(0);
  const { profession, license, multistate, from } = about;
  const [newest] = slugs;

  // The list comes from the device, so only the page itself can ask about it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again for a new entry, not for one less.
  useEffect(() => {
    if (slugs.length === 0) return;
    let isOver = false;
    askSavedFacts(slugs, { profession, license, multistate, from }).then(
      ({ jobs, isPlaceKnown }) => {
        if (isOver) return;
        const told = new Map(jobs.map((job) => [job.slug, job]));
        const bySlug = new Map(slugs.map((slug) => [slug, told.get(slug) ?? null]));
        const at = Date.now();
        if (!read) stored.write(JSON.stringify({ shape, at, jobs: [...bySlug] }));
        notePays(new Map(jobs.map((job) => [job.slug, job.pay])));
        // Includes those just removed, in case of undo.
        setKnown((last) => ({
          bySlug: new Map([...last.bySlug, ...bySlug]),
          at,
          isPlaceKnown,
          from: "server",
        }));
      },
      (error) =>
        isOver || setKnown((last) => ({ ...last, from: "failure", problem: toDisplayMessage(error, "") })),
    );
    return () => {
      isOver = true;
    };
  }, [newest, profession, license, multistate, from, tries]);

  const known = read ? { ...asked, bySlug: new Map([...read, ...asked.bySlug]) } : asked;
  return { known, retry: () => setTries(tries + 1) };
}

const nothing: KnownFacts = { bySlug: new Map(), at: null, isPlaceKnown: null, from: "kept" };

function readKept(): KnownFacts {
  try {
    const kept = JSON.parse(stored.read() ?? "{}");
    return kept.shape !== shape ? nothing : { ...nothing, bySlug: new Map(kept.jobs), at: kept.at };
  } catch {
    return nothing;
  }
}

const place = createStoredText("distance-from");

/** Uses the license that the whole site remembers, and the profile's place until another one is said here. */
export function useAboutMe(): [AboutMe, (about: AboutMe) => void] {
  const mine = useMyLicense();
  const said = useSyncExternalStore(place.subscribe, place.read, () => null);
  const ownPlace = useSyncExternalStore(followKept, readKeptPlace, () => null);
  const from = said ?? ownPlace ?? "";
  const profession = mine?.profession ?? null;
  const license = mine?.states.join(",") ?? "";
  const multistate = mine?.multistate ?? false;

  function change(about: AboutMe) {
    if (about.from !== from) place.write(about.from);
    if (about.license === license && about.multistate === multistate) return;
    const [state] = about.license.split(",");
    if (!state) return forgetLicense();
    void import("#app/facts/licensing/memory/remember-license.ts").then(({ rememberOneLicense }) =>
      rememberOneLicense(profession, state, about.multistate),
    );
  }

  return [{ profession, license, multistate, from }, change];
}
