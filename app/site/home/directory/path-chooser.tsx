import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ContactLink } from "#app/accounts/contact/contact-link.tsx";
import { useViewer } from "#app/accounts/session/use-current-user.ts";
import { claims } from "#app/claims.ts";
import { HireRequestButton } from "#app/companies/pitch/hire-request-button.tsx";
import { useSiteStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { ButtonLink, buttonClass } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import type { IconName } from "#app/kit/ui/icon-names.ts";
import { paths } from "#app/paths.ts";
import { Section } from "#app/site/home/section.tsx";
import { site } from "#app/site.ts";

export function PathChooser() {
  const isSignedIn = useViewer() !== null;
  return (
    <Section id="choose-path" title="What brings you here?">
      <div className="grid overflow-hidden rounded-panel border border-line md:grid-cols-2">
        <Side
          title="I am a healthcare professional"
          points={[
            "Pay, shift and license on every posting that states them",
            "Apply here or on the employer's site; each posting says which",
            "Free for candidates, from the first search to the signed contract",
          ]}
          className="bg-accent-soft"
        >
          <ButtonLink to={paths.jobs()}>Search jobs</ButtonLink>
          <ButtonLink to={isSignedIn ? paths.dashboard() : paths.register()} look="outline">
            {isSignedIn ? "My dashboard" : "Create a profile"}
          </ButtonLink>
        </Side>
        <Side
          title="I am hiring"
          points={[
            `A recruiter answers every request ${claims.answerTime}`,
            "Tell us the license, the shift and the pay, and meet candidates who fit all three",
            "Send us your job description as it is",
          ]}
          className="border-line border-t bg-surface md:border-t-0 md:border-l"
        >
          <HireRequestButton>Send a hiring request</HireRequestButton>
          <ButtonLink to={paths.postJob()} look="outline">
            Post a job
          </ButtonLink>
        </Side>
      </div>
      <QuickAccess />
      <ContactCall />
    </Section>
  );
}

function Side({
  title,
  points,
  className,
  children,
}: {
  title: string;
  points: readonly string[];
  className: string;
  children: ReactNode;
}) {
  return (
    <div className={`flex flex-col gap-2 p-4 md:gap-item md:p-8 ${className}`}>
      <h3>{title}</h3>
      <ul className="hidden gap-1.5 text-md md:grid">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name="check" className="mt-0.5 text-accent" />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap gap-3 md:pt-2">{children}</div>
    </div>
  );
}

function ContactCall() {
  return (
    <div
      id="contact-call"
      className="mt-item flex flex-wrap items-center justify-between gap-item rounded-panel border border-line bg-surface p-4 md:mt-stack md:p-8"
    >
      <div className="grid max-w-md gap-1.5">
        <h3>Not sure where to start?</h3>
        <p className="text-ink-2">
          Chat Now opens our message form. Or talk to a recruiter: we are here {site.hours}.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ContactLink className={buttonClass()}>
          <Icon name="messages-square" className="max-md:hidden" />
          Chat Now
        </ContactLink>
        <ButtonLink to={paths.homeAnchor("contact")} look="outline" className="max-md:hidden">
          <Icon name="mail" />
          Contact us
        </ButtonLink>
        <a href={site.phoneHref} className={buttonClass("outline")}>
          <Icon name="phone" className="max-md:hidden" />
          {site.phone}
        </a>
      </div>
    </div>
  );
}

const entries: { label: string; to: string; icon: IconName }[] = [
  { label: "New Jobs Today", to: paths.jobs("posted=today"), icon: "sparkles" },
  { label: "Remote Opportunities", to: paths.jobs("remote=true"), icon: "laptop" },
  { label: "Urgent Hiring", to: paths.jobs("urgency=urgent"), icon: "zap" },
  { label: "Salary Calculator", to: paths.salaryComparison(), icon: "calculator" },
  { label: "Jobs by state", to: paths.jobsByState(), icon: "map-pin" },
];

function QuickAccess() {
  const { newToday } = useSiteStats();
  return (
    <nav aria-labelledby="quick-access-title" id="quick-access" className="pt-item md:pt-stack">
      <h3 id="quick-access-title" className="sr-only">
        Quick access
      </h3>
      <ul className="grid border-line grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-item border-t *:border-line *:border-b lg:grid-cols-5">
        {entries.map(({ label, to, icon }, index) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-2.5 font-semibold text-md hover:text-accent-strong"
            >
              <Icon name={icon} className="text-accent max-md:hidden" />
              {label}
              {index === 0 && <span className="chip chip-good tabular-nums">{formatCount(newToday)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
