import { useSyncExternalStore } from "react";
import { forgetLicense, useMyLicense } from "#app/facts/licensing/memory/license-memory.ts";
import { sayOneLicense } from "#app/facts/licensing/memory/say-license.ts";
import type { AboutMe } from "#app/jobs/saved/ask-saved-facts.ts";
import { createStoredText } from "#app/jobs/saved/stored-text.ts";

const place = createStoredText("distance-from");

/** Uses the license that the whole site remembers. */
export function useAboutMe(): [AboutMe, (about: AboutMe) => void] {
  const mine = useMyLicense();
  const from = useSyncExternalStore(place.subscribe, place.read, () => null) ?? "";
  const profession = mine?.profession ?? null;
  const license = mine?.states.join(",") ?? "";
  const multistate = mine?.multistate ?? false;

  function change(about: AboutMe) {
    if (about.from !== from) place.write(about.from);
    if (about.license === license && about.multistate === multistate) return;
    const [state] = about.license.split(",");
    if (state) sayOneLicense(profession, state, about.multistate);
    else forgetLicense();
  }

  return [{ profession, license, multistate, from }, change];
}
