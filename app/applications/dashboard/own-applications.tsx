import { Link } from "@remix-run/react";
import type { OwnOffer } from "#app/applications/offers/offer-store.server.ts";
import type { OwnApplication } from "#app/applications/receipt/application-words.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { paths } from "#app/paths.ts";

interface OwnApplicationsProps {
  applications: readonly OwnApplication[];
  pages: { previous: string | null; next: string | null };
  isVerified: boolean;
}

/** Those that an answer may still change come first, the furthest of them on top. */
export function OwnApplications({ applications, pages, isVerified }: OwnApplicationsProps) {
  const isOpen = ({ ended }: OwnApplication) => ended === null;
  const reach = ({ stages }: OwnApplication) => stages.length - stages.findIndex(({ isNow }) => isNow);
  const open = applications.filter(isOpen).sort((one, other) => reach(one) - reach(other));
  const ended = applications.filter((application) => !isOpen(application));
  const isWhole = !pages.previous && !pages.next;
  return (
    <section id="applications" aria-labelledby="applications-title" className="grid scroll-mt-4 gap-3">
      <h2 id="applications-title" className="desk-title">
        My applications {isWhole && open.length > 0 && <span>{open.length} open</span>}
      </h2>
      {applications.length === 0 && (
        <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
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
      )}
      {open.length > 0 && (
        <ul className="desk-rows">
          {open.map((application) => (
            <OpenRow key={application.publicId} application={application} />
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <details className="desk-fold" open={open.length === 0 || undefined}>
          <summary className="turn-mark">{isWhole ? `${ended.length} ended` : "Ended"}</summary>
          <ul className="desk-rows">
            {ended.map((application) => (
              <li key={application.publicId} className="desk-row">
                <Title application={application} />
                <p className="text-right text-ink-2 text-sm">
                  <b>{application.standing.label}</b>
                  <br />
                  {application.ended}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      <NewerOlder label="Pages of applications" newer={pages.previous} older={pages.next} />
    </section>
  );
}

const Title = ({
  application: { publicId, jobTitle, employerName, place, pay },
}: {
  application: OwnApplication;
}) => (
  <div className="wrap-anywhere min-w-0">
    <Link to={paths.ownApplication(publicId)} className="desk-link">
      {jobTitle}
    </Link>
    <p className="text-ink-2 text-md">
      {employerName}
      {place && (
        <>
          {" · "}
          <span className="text-ink">{place}</span>
        </>
      )}
    </p>
    {pay && <p className="text-md tabular-nums">{pay}</p>}
  </div>
);

function OpenRow({ application }: { application: OwnApplication }) {
  const { stages, standing, ask, interview } = application;
  return (
    <li className="grid gap-2 px-5 py-3">
      <Title application={application} />
      <ol className="desk-track" aria-label="Stages">
        {stages.map(({ label, day, isNow }) => (
          <li key={label} data-reached={day ? "" : undefined} aria-current={isNow ? "step" : undefined}>
            <span>{label}</span>
            {day ? <small>{day}</small> : <span className="sr-only"> not yet</span>}
          </li>
        ))}
      </ol>
      <p className="text-ink-2 text-sm">
        {interview?.start ? `Interview: ${interview.start}.` : standing.text}
        {ask && !ask.isDue && ` Without an answer, you can ask from ${ask.day} how it stands.`}
      </p>
      {ask?.isDue && (
        <p>
          <Link
            to={paths.ownApplication(application.publicId)}
            className="link inline-flex min-h-11 items-center text-md"
          >
            Ask how it stands<span className="sr-only">: {application.jobTitle}</span>
          </Link>
        </p>
      )}
    </li>
  );
}

export const OwnOffers = ({ offers }: { offers: readonly OwnOffer[] }) => (
  <section aria-labelledby="own-offers" className="grid gap-3">
    <h2 id="own-offers" className="desk-title">
      Offers you received
    </h2>
    <ul className="desk-rows">
      {offers.map(({ publicId, to, job, employer, pay, start, standing, isWaiting }) => (
        <li key={publicId} className="desk-row">
          <div className="wrap-anywhere min-w-0">
            <Link to={to} className="desk-link">
              {job}
            </Link>
            <p className="text-ink-2 text-md">{employer}</p>
          </div>
          <p className="text-right text-ink-2 text-sm">
            <b>{isWaiting ? standing : pay}</b>
            <br />
            {[isWaiting ? pay : standing, start].filter(Boolean).join(", ")}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

/** What presses most comes first. */
const wanted: Partial<Record<OwnApplication["state"], [words: string, press: string]>> = {
  offer: ["made you an offer", "Open the application"],
  interview: ["wants to talk with you", "Open the application"],
};
const urgency = Object.keys(wanted);

/** What someone waits for, or what may be asked now: the first one large, an offer before all else. */
export function NeedsYou({
  applications,
  offers,
}: {
  applications: readonly OwnApplication[];
  offers: readonly OwnOffer[];
}) {
  const rank = ({ state }: OwnApplication) => urgency.indexOf(state) + 1 || urgency.length + 1;
  const pressing = applications.toSorted((one, other) => rank(one) - rank(other));
  const waiting = offers
    .filter(({ isWaiting }) => isWaiting)
    .map(({ employer, standing, job, to }) => ({
      ...{ jobTitle: job, to, press: "Read the offer" },
      words: `${employer} made you an offer. ${standing}`,
    }));
  const own = pressing.flatMap(({ needsReferences, ...application }) => {
    const { publicId, employerName, jobTitle, state, ask, interview } = application;
    const to = paths.ownApplication(publicId);
    const isSaid =
      (state === "interview" && interview) ||
      (state === "offer" && offers.some(({ application }) => application === publicId));
    const [words, press] = isSaid ? [] : (wanted[state] ?? []);
    return [
      interview?.isToPick && {
        ...{ jobTitle, to: paths.interview(interview.id), press: "Pick a time" },
        words: `${employerName} proposes times for an interview`,
      },
      words && { ...{ jobTitle, to, press: press! }, words: `${employerName} ${words}` },
      needsReferences && {
        ...{ jobTitle, to: paths.references(publicId), press: "Choose references" },
        words: `${employerName} asks for your references`,
      },
      ask?.isDue && {
        ...{ jobTitle, to, press: "Ask how it stands" },
        words: `No reply by ${ask.day} from ${employerName}`,
      },
    ].filter((step) => typeof step === "object");
  });
  const [first, ...others] = [...waiting, ...own];
  if (!first) return null;
  return (
    <section aria-labelledby="needs-you" className="grid gap-3 rounded-card bg-accent-soft px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="wrap-anywhere grid min-w-0">
          <h2 id="needs-you" className="text-accent-strong text-md">
            What needs you next
          </h2>
          <p className="font-semibold text-lg">{first.words}</p>
          <p className="text-ink-2 text-md">{first.jobTitle}</p>
        </div>
        <ButtonLink to={first.to}>{first.press}</ButtonLink>
      </div>
      {others.length > 0 && (
        <ul className="grid divide-y divide-line border-line border-t">
          {others.map(({ to, words, jobTitle }) => (
            <li key={to + words}>
              <Link
                to={to}
                className="wrap-anywhere flex min-h-11 flex-wrap items-center gap-x-2 py-2 hover:underline"
              >
                <span className="font-semibold">{words}</span>
                <span className="text-ink-2 text-md">{jobTitle}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
