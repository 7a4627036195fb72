import type { ReactNode } from "react";
import { useViewer } from "#app/accounts/session/use-viewer.ts";
import { claims } from "#app/claims.ts";
import { HireRequestButton } from "#app/companies/pitch/hire-request-button.tsx";
import { Section } from "#app/site/home/section.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import { ContactCall } from "./contact-call.tsx";
import { QuickAccess } from "./quick-access.tsx";

export function PathChooser() {
  const isSignedIn = useViewer() !== null;
  return (
    <Section id="choose-path" title="What brings you here?" lead="Find a job, or hire someone.">
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
    <div className={`flex flex-col gap-item p-5 md:p-8 ${className}`}>
      <h3>{title}</h3>
      <ul className="grid gap-1.5 text-md">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name="check" className="mt-0.5 text-accent" />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap gap-3 pt-2">{children}</div>
    </div>
  );
}
