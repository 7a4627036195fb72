import { Link } from "@remix-run/react";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { paths } from "#app/paths.ts";
import type { toStanding } from "./application-words.ts";

interface OwnApplication {
  publicId: string;
  jobTitle: string;
  employerName: string;
  standing: ReturnType<typeof toStanding>;
  sent: string;
}

export function OwnApplications({
  applications,
  isVerified,
}: {
  applications: readonly OwnApplication[];
  isVerified: boolean;
}) {
  return (
    <section id="applications" aria-labelledby="applications-title" className="grid scroll-mt-4 gap-4">
      <h2 id="applications-title">My applications</h2>
      {applications.length === 0 ? (
        <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
          <p className="max-w-2xl text-ink-2">
            {isVerified
              ? "None yet. An application that you send while you are logged in is listed here with its date and status."
              : "Confirm your email to see the applications that you sent from it, each with its date and status."}{" "}
            Some postings lead to the employer's own site; we can't see what you send there.
          </p>
          <ButtonLink to={paths.jobs()} look="outline" className="justify-self-start">
            Search jobs
          </ButtonLink>
        </div>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {applications.map(({ publicId, jobTitle, employerName, standing, sent }) => (
            <li key={publicId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5">
              <div className="min-w-0 flex-1 basis-60">
                <Link
                  to={paths.ownApplication(publicId)}
                  className="link wrap-anywhere inline-flex min-h-11 items-center font-semibold"
                >
                  {jobTitle}
                </Link>
                <p className="text-ink-2 text-md">{employerName}</p>
              </div>
              <Chips chips={[standing]} />
              <p className="text-ink-3 text-sm tabular-nums">Sent {sent}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
