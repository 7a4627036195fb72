import { Link } from "@remix-run/react";
import type { OwnApplication } from "#app/applications/receipt/application-words.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { paths } from "#app/paths.ts";

const groups: readonly { title: string; states: readonly OwnApplication["state"][] }[] = [
  { title: "In conversation", states: ["interview", "offer"] },
  { title: "Waiting for an answer", states: ["new", "in-review"] },
  { title: "Ended", states: ["hired", "not-selected", "withdrawn"] },
];

interface OwnApplicationsProps {
  applications: readonly OwnApplication[];
  pages: { previous: string | null; next: string | null };
  isVerified: boolean;
}

export function OwnApplications({ applications, pages, isVerified }: OwnApplicationsProps) {
  const isWhole = !pages.previous && !pages.next;
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
        <>
          <NeedsYou applications={applications} />
          {groups.map(({ title, states }) => {
            const own = applications.filter(({ state }) => states.includes(state));
            return (
              own.length > 0 && (
                <section key={title} aria-label={title} className="grid gap-2">
                  <h3 className="text-ink-2 text-md">
                    {title} {isWhole && <span className="font-normal text-ink-3">{own.length}</span>}
                  </h3>
                  <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                    {own.map((application) => (
                      <ApplicationRow key={application.publicId} application={application} />
                    ))}
                  </ul>
                </section>
              )
            );
          })}
          <NewerOlder label="Pages of applications" newer={pages.previous} older={pages.next} />
        </>
      )}
    </section>
  );
}

function ApplicationRow({ application }: { application: OwnApplication }) {
  const { publicId, jobTitle, employerName, standing, sent, latest } = application;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to={paths.ownApplication(publicId)}
          className="link wrap-anywhere inline-flex min-h-11 items-center font-semibold"
        >
          {jobTitle}
        </Link>
        <p className="text-ink-2 text-md">{employerName}</p>
      </div>
      <div className="grid gap-1 sm:justify-items-end">
        <Chips chips={[standing]} />
        <p className="text-ink-3 text-sm tabular-nums">
          {latest ? `Last news ${latest.at}: ${latest.words}` : `Sent ${sent}`}
        </p>
      </div>
    </li>
  );
}

const wanted: Partial<Record<OwnApplication["state"], string>> = {
  interview: "wants to talk with you",
  offer: "made you an offer",
};

/** What someone waits for, or what may be asked now. */
function NeedsYou({ applications }: { applications: readonly OwnApplication[] }) {
  const lines = applications.flatMap(({ needsReferences, ...application }) => {
    const { publicId, employerName, jobTitle, state, ask } = application;
    const words = wanted[state]
      ? `${employerName} ${wanted[state]}: ${jobTitle}`
      : ask?.isDue && `No reply by ${ask.day} from ${employerName}. Ask how it stands: ${jobTitle}`;
    return [
      ...(needsReferences
        ? [{ to: paths.references(publicId), words: `${employerName} asks for your references: ${jobTitle}` }]
        : []),
      ...(words ? [{ to: paths.ownApplication(publicId), words }] : []),
    ];
  });
  if (lines.length === 0) return null;
  return (
    <section aria-label="What needs you next" className="grid gap-2 rounded-card bg-accent-soft px-5 py-4">
      <h3 className="text-md">What needs you next</h3>
      <ul className="grid gap-1">
        {lines.map(({ to, words }) => (
          <li key={to}>
            <Link to={to} className="link wrap-anywhere inline-flex min-h-11 items-center">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
