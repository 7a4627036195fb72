import type { JobCardView } from "#app/jobs/postings/record/card-view.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { type GridLink, LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { paths } from "#app/paths.ts";

/** Only title and place, because several pages may list the same postings. */
export const toPostingLinks = (jobs: readonly JobCardView[]): GridLink[] =>
  jobs.map(({ title, slug, place }) => ({ name: title, to: paths.job(slug), note: place }));

interface PostingLinksProps {
  title: string;
  postings: readonly GridLink[];
  more: readonly { label: string; to: string }[];
}

export function PostingLinks({ title, postings, more }: PostingLinksProps) {
  return (
    <TextSection id="openings" title={title} ground="band">
      <LinkGrid links={postings} />
      <p className="flex flex-wrap gap-3 pt-5">
        {more.map(({ label, to }) => (
          <ButtonLink key={to} to={to} look="outline">
            {label}
          </ButtonLink>
        ))}
      </p>
    </TextSection>
  );
}
