import { Link } from "@remix-run/react";
import { LicenseLine } from "#app/facts/licensing/memory/license-line.tsx";
import { useMyLicense } from "#app/facts/licensing/memory/license-memory.ts";
import type { JobView } from "#app/jobs/postings/record/job-view.ts";
import { Chips } from "#app/kit/ui/chip.tsx";
import { SectionHeading } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import type { AskedView } from "./asked.ts";

/** A license that a browser remembers answers by itself; the rest is from the profile of an account. */
export function AskedSection({ job: { work, skills }, asked: { lines, own, closing } }: AskedProps) {
  if (lines.length === 0 && skills.length === 0) return null;
  return (
    <section aria-labelledby="asked" className="grid scroll-mt-20 gap-3">
      <SectionHeading id="asked">
        {own === "profile" ? "What they ask, what you have" : "What they ask"}
      </SectionHeading>
      <AskedLines lines={lines.filter((line) => !line.isPreferred)} work={work} />
      {lines.some((line) => line.isPreferred) && (
        <>
          <p className="font-semibold">Preferred, not required</p>
          <AskedLines lines={lines.filter((line) => line.isPreferred)} work={work} />
        </>
      )}
      {skills.length > 0 && (
        <>
          <p className="text-ink-2 text-sm">Skills that the text names</p>
          <Chips label="Skills that the text names" chips={skills.map((label) => ({ label }))} />
        </>
      )}
      <p className="text-ink-3 text-sm">
        {own === "profile" ? (
          closing
        ) : own === "none" ? (
          <>
            <Link to={paths.profile()} className="link">
              Fill in your profile
            </Link>{" "}
            to see which of these you have.
          </>
        ) : (
          <Compared />
        )}
      </p>
    </section>
  );
}

function AskedLines({ lines, work }: { lines: AskedView["lines"]; work: string | null }) {
  if (lines.length === 0) return null;
  return (
    <ul className="asked">
      {lines.map(({ text, isLicense, have }) => (
        <li key={text}>
          {text}
          <LicenseLine work={isLicense ? work : null} told={have} asked={null} />
        </li>
      ))}
    </ul>
  );
}

/** For a visitor, of whom we know at most the license that this browser remembers. */
function Compared() {
  const license = useMyLicense();
  return license
    ? `Compared with the license you told us, ${license.label}, and nothing else. A profile compares the rest.`
    : "Clinicians with a profile see here which of these they have.";
}

interface AskedProps {
  job: Pick<JobView, "work" | "skills">;
  asked: AskedView;
}
