import { Link } from "@remix-run/react";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import type { CareerBrief } from "./career-brief.server.ts";

export function MarketSummary({ brief }: { brief: CareerBrief | null }) {
  const market = brief?.market;
  return (
    <section aria-labelledby="market-now" className="grid gap-2">
      <h2 id="market-now" className="desk-title">
        Career dashboard
      </h2>
      <div className="grid gap-2 rounded-card border border-line bg-surface p-5 text-md">
        {market ? (
          <>
            <p>
              <Link to={market.open.to} className="link font-bold text-2xl tabular-nums">
                {market.open.count}
              </Link>{" "}
              open jobs {market.scope ? "accept the licenses you hold." : `for ${market.people}.`}
            </p>
            {market.scope && <p className="text-ink-3 text-sm">{market.scope}</p>}
            {market.expired && <p className="text-ink-2">{market.expired}</p>}
            {market.openings[0] && (
              <p className="text-ink-2">
                {market.openings[0].name} would open {formatCount(market.openings[0].more)} more jobs.
              </p>
            )}
            <p>
              <Link to={paths.careerDashboard()} className="link inline-flex min-h-11 items-center">
                Open my career dashboard
              </Link>
            </p>
          </>
        ) : (
          <>
            <p className="text-ink-2">
              Say your profession, licenses and pay once, and see the jobs you can take now, what was posted
              since your last visit, where your pay stands and what expires.
            </p>
            <p>
              <ButtonLink to={paths.profile()} size="small">
                Fill in my profile
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

/** What the profile does not say yet, and one step. Gone once it says all. */
export function MissingFromProfile({ slots: { filled, of, missing, gain } }: Pick<CareerBrief, "slots">) {
  const [first] = missing;
  if (!first) return null;
  return (
    <section aria-labelledby="profile-slots" className="grid gap-2">
      <h2 id="profile-slots" className="desk-title">
        Your profile <span>{`${filled} of ${of} filled in`}</span>
      </h2>
      <div className="grid justify-items-start gap-2 rounded-card border border-line bg-surface p-5 text-md">
        <p>{`Missing: ${missing.join(", ")}.`}</p>
        <p className="text-ink-2">{gain}</p>
        <ButtonLink to={paths.profile()} look="outline" size="small">
          {`Add your ${first}`}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Of her profile, the first to end on top. */
export function WhatExpires({ expiring }: Pick<CareerBrief, "expiring">) {
  if (expiring.length === 0) return null;
  return (
    <section aria-labelledby="expires" className="grid gap-2">
      <h2 id="expires" className="desk-title">
        What expires
      </h2>
      <ul className="desk-rows">
        {expiring.map(({ name, date, when, isUrgent }) => (
          <li key={name} className="desk-row text-md">
            <span>
              <b className="font-semibold">{name}</b>
              <br />
              <span className="text-ink-2 text-sm">{date}</span>
            </span>
            <span className={isUrgent ? "text-right font-semibold text-amber" : "text-right text-ink-2"}>
              {when}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
