import { useEffect } from "react";
import { licenseFields, type MyLicense } from "#app/facts/licensing/license-fields.ts";
import { requestJson } from "#app/kit/platform/browser/api-client.ts";
import { paths } from "#app/paths.ts";
import type { ForLicense } from "./for-license.server.ts";
import { JobGrid } from "./job-grid.tsx";
import { Section } from "./section.tsx";

interface NewForLicenseProps {
  found: ForLicense | null;
  /** Asked for while nothing was found for it. */
  mine: MyLicense | null;
  onFound: (found: ForLicense) => void;
}

/** Draws nothing while it asks, in room that is kept. */
export function NewForLicense({ found, mine, onFound }: NewForLicenseProps) {
  // No event tells of a license that was remembered on another page.
  useEffect(() => {
    if (!mine) return;
    let isOver = false;
    askForLicense(mine)
      .catch(() => failed)
      .then((answer) => isOver || onFound(answer));
    return () => {
      isOver = true;
    };
  }, [mine, onFound]);

  if (!found) return null;
  const { license, jobs, all } = found;
  return (
    <Section
      id="for-license"
      title="New for your license"
      lead={license && `Open to your ${license}, newest first.`}
      className="pt-0"
      all={all}
    >
      <JobGrid
        jobs={jobs}
        empty={
          license
            ? "Nothing new for this license right now."
            : "We cannot read the newest postings for your license right now. Please try again in a minute."
        }
      />
    </Section>
  );
}

const failed: ForLicense = { license: "", jobs: [], all: { label: "See all open jobs", to: paths.jobs() } };

function askForLicense({ profession, states, multistate }: MyLicense): Promise<ForLicense> {
  const params = new URLSearchParams({ [licenseFields.states]: states.join() });
  if (profession) params.set(licenseFields.profession, profession);
  if (multistate) params.set(licenseFields.multistate, "1");
  return requestJson("GET", `/api/jobs/for-license?${params}`);
}
