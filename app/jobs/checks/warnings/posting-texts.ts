import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";

export const toTextLines = (html: string) =>
  html
    .replace(/<(?:br \/|\/(?:p|li|h3|h4))>/g, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");

/** What the employer wrote in its own words, by the name of each field. */
export function toPostingTexts(draft: PostingContent): Record<string, string> {
  const toLines = (items: readonly string[]) => items.join("\n");
  const said: [string, string | null | undefined][] = [
    ["Title", draft.title],
    ["Text", toTextLines(draft.descriptionHtml)],
    ["Responsibilities", toLines(draft.responsibilities)],
    ["Requirements", toLines(draft.requirements)],
    ["Skills", toLines(draft.skills)],
    ["Benefits", toLines(draft.benefits)],
    ["Education", draft.educationRequirements],
    ["Experience", draft.experienceRequirements],
    ["Other facts", toLines(Object.entries(draft.facts).map(([name, value]) => `${name}: ${value}`))],
    ["Setting", draft.setting],
    [
      "Place",
      toLines(
        [draft.city, draft.postalCode, ...draft.morePlaces.map(({ city }) => city)].filter(
          (part) => part !== null,
        ),
      ),
    ],
    ["Apply at", draft.applyUrl],
    ["About the company", draft.employer.about],
  ];
  return Object.fromEntries(said.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
