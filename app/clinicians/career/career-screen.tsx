import { Link } from "@remix-run/react";
import type { ChangedGoals } from "#app/clinicians/career/goals/goal-form.server.ts";
import { GoalList } from "#app/clinicians/career/goals/goal-list.tsx";
import type { AboutPart } from "#app/clinicians/profile/record/profile.ts";
import { PayDrawing } from "#app/jobs/page/pay-drawing.tsx";
import { toMarketText, toSurveyNote } from "#app/jobs/page/pay-standing.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { toChipClass } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { Career, Kept, KeptItem, SeekerPay } from "./career.server.ts";
import type { Expiring } from "./expiring.ts";
import { OpenJobs } from "./open-jobs.tsx";

interface CareerScreenProps {
  career: Career;
  goals: AboutPart["goals"];
  kept: Kept | null;
  newGoalId: string;
  answer: ChangedGoals | undefined;
}

export function CareerScreen({ career, goals, kept, newGoalId, answer }: CareerScreenProps) {
  const { market, pay, expiring, missing } = career;
  return (
    <div className="grid gap-12">
      {missing.length > 0 && <Missing parts={missing} />}
      {market && <OpenJobs market={market} />}
      <div className="grid gap-12 lg:grid-cols-2">
        {pay && <PayPart pay={pay} />}
        <ExpiringList items={expiring} />
        <GoalList goals={goals} newGoalId={newGoalId} answer={answer} />
        <KeptSection kept={kept} />
      </div>
    </div>
  );
}

const Missing = ({ parts }: { parts: readonly string[] }) => (
  <Notice title={`Your profile does not say ${parts.join(", ").replace(/, ([^,]*)$/, " or $1")}.`}>
    <p className="pt-1">
      <Link to={paths.profile()} className="link">
        Complete your profile
      </Link>{" "}
      to see all of your market here.
    </p>
  </Notice>
);

function ExpiringList({ items }: { items: readonly Expiring[] }) {
  return (
    <section aria-labelledby="expiring" className="grid content-start gap-4">
      <h2 id="expiring">What expires</h2>
      {items.length === 0 ? (
        <p className="text-ink-2">
          Your profile has no expiry dates yet.{" "}
          <Link to={paths.profile()} className="link">
            Add them
          </Link>
          , and we can email you 90, 30 and 7 days before.
        </p>
      ) : (
        <ul className="grid gap-2">
          {items.map(({ name, date, when, isUrgent }) => (
            <li key={name} className="expiring-row">
              <span className="font-semibold">{name}</span>
              <span className={toChipClass(isUrgent ? "coral" : "plain")}>{when}</span>
              <span className="text-ink-2 text-md tabular-nums">{date}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PayPart({ pay: { standing, text } }: { pay: SeekerPay }) {
  return (
    <section aria-labelledby="own-pay" className="grid content-start gap-4">
      <h2 id="own-pay">Your pay</h2>
      <p>
        {text ? (
          <strong>{text}</strong>
        ) : (
          <a href={paths.profile()} className="link">
            Say what you earn to see where it stands.
          </a>
        )}{" "}
        {toMarketText(standing)}
      </p>
      <PayDrawing standing={standing} own="Your pay" />
      <p className="text-ink-3 text-sm">
        {toSurveyNote({ ...standing, isAssignment: false })} Source:{" "}
        <a href={standing.source.url} className="link">
          {standing.source.name}
        </a>
        , {standing.source.period}.
      </p>
    </section>
  );
}

const KeptSection = ({ kept }: { kept: Kept | null }) => (
  <section aria-labelledby="kept" className="grid content-start gap-4">
    <h2 id="kept">Offers and skills</h2>
    <div className="grid gap-3 sm:grid-cols-2">
      <KeptCard
        title="Saved offers"
        items={kept?.offers ?? []}
        text="Take an offer apart, see what it is worth per hour, and compare it with your pay."
        label="Check an offer"
        to={paths.salaryTool()}
        more={{ label: "All my saved offers", to: paths.savedOffers() }}
      />
      <KeptCard
        title="Skills"
        items={kept?.skills ?? []}
        text="Rate your skills as travel agencies ask for them, and see which jobs ask for your strengths."
        label="Rate my skills"
        to={paths.skillsAssessment()}
      />
    </div>
  </section>
);

interface KeptCardProps {
  title: string;
  items: readonly KeptItem[];
  text: string;
  label: string;
  to: string;
  more?: { label: string; to: string };
}

const KeptCard = ({ title, items, text, label, to, more }: KeptCardProps) => (
  <div className="grid content-between gap-3 rounded-card border border-line bg-surface p-4">
    <div className="grid gap-1">
      <h3>{title}</h3>
      {items.length === 0 ? (
        <p className="text-ink-2 text-md">{text}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item.to} className="py-1">
              <Link to={item.to} className="link wrap-anywhere inline-flex min-h-6 items-center">
                {item.name}
              </Link>
              <p className="text-ink-3 text-sm">{item.day}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink to={to} look="outline" size="small">
        {label}
      </ButtonLink>
      {more && items.length > 0 && (
        <Link to={more.to} className="link text-md">
          {more.label}
        </Link>
      )}
    </div>
  </div>
);
