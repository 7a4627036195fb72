import type { DraftForm } from "#app/kit/drafts/drafts.ts";

export const toApplicationDraft = ({ slug, title }: { slug: string; title: string }): DraftForm => ({
  key: `apply:${slug}`,
  title: `Application: ${title}`,
});
