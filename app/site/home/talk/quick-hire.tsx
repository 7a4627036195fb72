import { useViewer } from "#app/accounts/session/use-current-user.ts";
import { claims } from "#app/claims.ts";
import { HireRequestButton } from "#app/companies/pitch/hire-request-button.tsx";
import { HiringPanel } from "#app/companies/pitch/hiring-form.tsx";
import { whatHappensNext } from "#app/companies/pitch/hiring-words.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import { NarrowFold } from "#app/site/home/folded-part.tsx";
import { Points } from "#app/site/home/points.tsx";
import { Section } from "#app/site/home/section.tsx";

/** An island. Without JavaScript the form posts to the page of hiring requests. A clinician's own home only links to it. */
export function QuickHire({ idempotencyKey }: { idempotencyKey: string }) {
  const isClinician = useViewer()?.role === "job_seeker";
  return (
    <Section
      id="quick-hire"
      title="Tell us who you need"
      lead={`One form for one position. We answer ${claims.answerTime}.`}
      ground="sunken"
    >
      <div className="flex flex-wrap gap-item lg:grid lg:gap-x-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <Points points={whatHappensNext} className="pb-stack text-ink-2" />
          <div className="flex flex-wrap gap-3">
            {isClinician && <HireRequestButton>Fill in the form</HireRequestButton>}
            <ButtonLink to={paths.employers()} look="outline">
              More for employers
            </ButtonLink>
          </div>
        </div>
        {!isClinician && (
          <NarrowFold label="Fill in the form">
            <HiringPanel source="home-page" idempotencyKey={idempotencyKey} className="md:p-7" />
          </NarrowFold>
        )}
      </div>
    </Section>
  );
}
