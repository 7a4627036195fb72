import { Link } from "@remix-run/react";
import { LicenseLine } from "#app/facts/licensing/memory/license-line.tsx";
import type { JobView } from "#app/jobs/postings/record/job-view.ts";
import { Chips } from "#app/kit/ui/chip.tsx";
import { SectionHeading } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import type { AskedView } from "./asked.ts";

/** A license that a browser remembers answers by itself; the rest is from the profile of an account. */
export function AskedSection({ job: { work, skills }, asked: { lines, own } }: AskedProps) {
  if (lines.length === 0 && skills.length === 0) return null;
  return (
    <section aria-labelledby="asked" className="grid scroll-mt-20 gap-3">
      <SectionHeading id="asked">
        {own === "profile" ? "What they ask, what you have" : "What they ask"}
      </SectionHeading>
      <ul className="asked">
        {lines.map(({ text, isLicense, have }) => (
          <li key={text}>
            {text}
            <LicenseLine work={isLicense ? work : null} told={have} asked={null} />
          </li>
        ))}
      </ul>
      {skills.length > 0 && <Chips label="Skills" chips={skills.map((label) => ({ label }))} />}
      {own && (
        <p className="text-ink-3 text-sm">
          {own === "profile" ? (
            "Nothing here keeps you from applying."
          ) : (
            <>
              <Link to={paths.profile()} className="link">
                Fill in your profile
              </Link>{" "}
              to see what you have of it.
            </>
          )}
        </p>
      )}
    </section>
  );
}

interface AskedProps {
  job: Pick<JobView, "work" | "skills">;
  asked: AskedView;
}
