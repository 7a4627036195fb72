import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import type { AboutPart } from "#app/profile/record/profile.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { toChipClass } from "#app/ui/chip.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Career } from "./career.server.ts";
import type { Expiring } from "./expiring.ts";
import type { ChangedGoals } from "./goals/goal-form.server.ts";
import { GoalList } from "./goals/goal-list.tsx";
import { OpenJobs } from "./open-jobs.tsx";
import { PayPart } from "./pay-part.tsx";

interface CareerScreenProps {
  career: Career;
  goals: AboutPart["goals"];
  newGoalId: string;
  answer: ChangedGoals | undefined;
}

export function CareerScreen({ career, goals, newGoalId, answer }: CareerScreenProps) {
  const { market, pay, expiring, missing } = career;
  return (
    <div className="grid gap-12">
      {missing.length > 0 && <Missing parts={missing} />}
      {market && <OpenJobs market={market} />}
      <div className="grid gap-12 lg:grid-cols-2">
        {pay && <PayPart pay={pay} />}
        <ExpiringList items={expiring} />
        <GoalList goals={goals} newGoalId={newGoalId} answer={answer} />
        <Slots />
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

/** What the other tools keep. */
const Slots = () => (
  <section aria-labelledby="kept" className="grid content-start gap-4">
    <h2 id="kept">Offers and skills</h2>
    <div className="grid gap-3 sm:grid-cols-2">
      <Slot
        title="Offers"
        text="Take an offer apart, see what it is worth per hour, and compare it with your pay."
        label="Check an offer"
        to={paths.salaryTool()}
        more={{ label: "My saved offers", to: paths.savedOffers() }}
      />
      <Slot
        title="Skills"
        text="Rate your skills as travel agencies ask for them, and see which jobs ask for your strengths."
        label="Rate my skills"
        to={paths.skillsAssessment()}
      />
    </div>
  </section>
);

interface SlotProps {
  title: string;
  text: string;
  label: string;
  to: string;
  more?: { label: string; to: string };
}

const Slot = ({ title, text, label, to, more }: SlotProps) => (
  <div className="grid content-between gap-3 rounded-card border border-line bg-surface p-4">
    <div className="grid gap-1">
      <h3>{title}</h3>
      <p className="text-ink-2 text-md">{text}</p>
    </div>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink to={to} look="outline" size="small">
        {label}
      </ButtonLink>
      {more && (
        <Link to={more.to} className="link text-md">
          {more.label}
        </Link>
      )}
    </div>
  </div>
);
