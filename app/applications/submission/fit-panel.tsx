import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import type { FitLine } from "./fit.server.ts";

interface FitPanelProps {
  fit: readonly FitLine[];
  isSignedIn: boolean;
  hasProfile: boolean;
  /** "within 3 days", or null while too few were answered. */
  usualAnswer: string | null;
  receiver: string;
  slug: string;
}

const standings: Record<FitLine["standing"], string> = {
  fits: "Matches",
  partly: "In part",
  misses: "Does not match",
  open: "Not known",
};

export function FitPanel({ fit, isSignedIn, hasProfile, usualAnswer, receiver, slug }: FitPanelProps) {
  return (
    <aside
      aria-labelledby="fit"
      className="grid gap-item rounded-panel border border-line bg-surface p-5 text-md"
    >
      <h2 id="fit" className="text-lg">
        Before you send it
      </h2>
      {fit.length > 0 ? (
        <>
          <dl className="grid gap-item">
            {fit.map(({ label, text, standing }) => (
              <div key={label}>
                <dt className="flex justify-between gap-2">
                  <span className="text-ink-3 text-sm">{label}</span>
                  <span
                    className={
                      standing === "fits"
                        ? "font-semibold text-good text-sm"
                        : "font-semibold text-ink-2 text-sm"
                    }
                  >
                    {standings[standing]}
                  </span>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="text-ink-2 text-sm">Nothing here keeps you from applying.</p>
        </>
      ) : (
        <p className="text-ink-2">
          {isSignedIn && !hasProfile ? (
            <>
              <Link to={paths.profile()} className="link">
                Fill in your profile
              </Link>{" "}
              to see what matches this job and what does not.
            </>
          ) : (
            <>
              <Link to={`${paths.job(slug)}#license`} className="link">
                See whether you can work there
              </Link>{" "}
              with your license.
            </>
          )}
        </p>
      )}
      <dl className="grid gap-item border-line border-t pt-item">
        <div>
          <dt className="text-ink-3 text-sm">Who receives it</dt>
          <dd>{receiver}</dd>
        </div>
        {usualAnswer && (
          <div>
            <dt className="text-ink-3 text-sm">Usual answer</dt>
            <dd>{usualAnswer}</dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
