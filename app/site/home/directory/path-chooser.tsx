import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ContactLink } from "#app/accounts/contact/contact-link.tsx";
import { useViewer } from "#app/accounts/session/use-current-user.ts";
import { claims } from "#app/claims.ts";
import { HireRequestButton } from "#app/companies/pitch/hire-request-button.tsx";
import { useSiteStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { ButtonLink, buttonClass } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { toIconStyle } from "#app/kit/ui/icon.tsx";
import type { IconName } from "#app/kit/ui/icon-names.ts";
import { paths } from "#app/paths.ts";
import { Points } from "#app/site/home/points.tsx";
import { Section } from "#app/site/home/section.tsx";
import { site } from "#app/site.ts";

export function PathChooser() {
  const isSignedIn = useViewer() !== null;
  return (
    <Section id="choose-path" title="What brings you here?">
      <div className="chosen-paths rounded-panel border border-line md:grid-cols-2">
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
          className="bg-surface"
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
    <div className={`flex flex-col gap-2 p-4 md:p-8 ${className}`}>
      <h3>{title}</h3>
      <Points points={points} />
      <div className="mt-auto flex flex-wrap gap-3 pt-1">{children}</div>
    </div>
  );
}

function ContactCall() {
  return (
    <div
      id="contact-call"
      className="next-block flex flex-wrap items-center justify-between gap-item rounded-panel border border-line bg-surface p-4 md:p-8"
    >
      <div className="grid max-w-md gap-1.5">
        <h3>Not sure where to start?</h3>
        <p className="text-ink-2">
          Chat Now opens our message form. Or talk to a recruiter: we are here {site.hours}.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ContactLink className={buttonClass()}>Chat Now</ContactLink>
        <ButtonLink
          to={paths.homeAnchor("contact")}
          look="outline"
          className="icon-before max-md:hidden"
          style={toIconStyle("mail")}
        >
          Contact us
        </ButtonLink>
        <a
          href={site.phoneHref}
          className={buttonClass("outline", "normal", "icon-before wide-icon")}
          style={toIconStyle("phone")}
        >
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
    <nav aria-label="Quick access" id="quick-access" className="next-block quick-access">
      {entries.map(({ label, to, icon }, index) => (
        <Link
          key={to}
          to={to}
          style={toIconStyle(icon)}
          className="icon-before icon-accent wide-icon flex min-h-11 items-center gap-2.5 border-line border-b font-semibold text-md hover:underline"
        >
          {label}
          {index === 0 && <span className="chip chip-good tabular-nums">{formatCount(newToday)}</span>}
        </Link>
      ))}
    </nav>
  );
}
