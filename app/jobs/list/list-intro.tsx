import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import type { ListIntro } from "./list-intro.server.ts";

export function ListIntroSection({ name, about }: { name: string; about: ListIntro }) {
  return (
    <TextSection id="about-list" title={`About ${name.toLowerCase()} jobs`} lead={about.intro} ground="band">
      <div className="grid gap-5">
        {about.pay && <p className="max-w-3xl font-semibold">{about.pay}</p>}
        <LinkGrid links={about.professions} />
        <FaqBlock items={about.questions} />
      </div>
    </TextSection>
  );
}
