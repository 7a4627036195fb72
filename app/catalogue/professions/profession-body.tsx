import { GuideLine } from "#app/catalogue/articles/guide-line.tsx";
import { Openings } from "#app/jobs/search/openings/openings.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { ProfessionAboutSections } from "./profession-about-sections.tsx";
import type { ProfessionPageView } from "./profession-page.server.ts";
import { ProfessionPaySections } from "./profession-pay-sections.tsx";

export function ProfessionBody({ view }: { view: ProfessionPageView }) {
  return (
    <>
      <div className="page">
        <Openings
          openings={view.openings}
          title="Newest openings"
          emptyText={`We have no open jobs for ${view.people} right now.`}
        />
        {view.specialties.length > 0 && (
          <TextSection id="specialties" title="By specialty" className="pt-0 md:pt-0">
            <LinkGrid links={view.specialties} />
          </TextSection>
        )}
      </div>
      <ProfessionPaySections view={view} />
      <ProfessionAboutSections view={view} />
      <GuideLine guides={view.guides} />
    </>
  );
}
