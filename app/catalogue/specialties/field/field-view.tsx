import { PostingLinks } from "#app/catalogue/specialties/posting-links.tsx";
import { Openings } from "#app/jobs/search/openings/openings.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { BarList } from "#app/kit/ui/chart/bar-list.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { paths } from "#app/paths.ts";
import type { FieldPageView } from "./field-page.server.ts";

export function FieldView({ view: { name, lead, postings, professions, members } }: { view: FieldPageView }) {
  return (
    <>
      <PageHeader isAiry title={name} lead={lead}>
        <ButtonLink to={paths.specialties()} look="outline">
          All specialties
        </ButtonLink>
      </PageHeader>
      {postings ? (
        <PostingLinks title={postings.title} postings={postings.links} more={[postings.more]} />
      ) : (
        <Openings openings={null} title={`Jobs in ${name}`} emptyText="" ground="band" />
      )}
      <div className="page">
        {professions.length > 0 && (
          <TextSection id="professions" title={`Who is hired in ${name}`}>
            <BarList columns={2} unit={["open job", "open jobs"]} items={professions} />
          </TextSection>
        )}
        <TextSection id="specialties" title={`Specialties in ${name}`} className="border-line border-t">
          <LinkGrid links={members} />
        </TextSection>
      </div>
    </>
  );
}
