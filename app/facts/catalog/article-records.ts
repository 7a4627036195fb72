import * as z from "zod";
import { articleKinds, type GuideCategory, guideCategories } from "./article-kinds.ts";
import { dataFigure } from "./figure-records.ts";
import { livePart } from "./live-records.ts";
import { slug, stateCode } from "./record-fields.ts";

const text = z.string().min(1);
/** Made by the loader, which strips any HTML of a writer. */
const html = z.string().min(1);
const articlePath = z.string().regex(/^\/(?:blog|resources|career-guides\/[a-z-]+)\/[a-z0-9-]+$/);

const link = z.strictObject({ title: text, to: z.string().startsWith("/") });

const brief = {
  kind: z.enum(articleKinds),
  path: articlePath,
  slug,
  category: z.enum(Object.keys(guideCategories) as [GuideCategory, ...GuideCategory[]]).nullable(),
  title: text,
  description: text,
  professions: z.array(slug),
  states: z.array(stateCode),
  published: z.iso.date(),
  updated: z.iso.date(),
  pages: z.array(z.string()),
  /** To read it, at 230 words a minute. */
  minutes: z.number().int().positive(),
};

export const articleBrief = z.strictObject(brief);
export type ArticleBrief = z.infer<typeof articleBrief>;

const source = z.strictObject({
  id: slug,
  title: text,
  publisher: text,
  date: z.string().regex(/^\d{4}(-\d\d){0,2}$/),
  url: z.url({ protocol: /^https$/ }),
});

export const article = z.strictObject({
  ...brief,
  reviewed: z.strictObject({ date: z.iso.date(), by: text }),
  keyPoints: z.array(html),
  checklist: z.array(html),
  questions: z.array(z.strictObject({ question: text, answer: html })),
  /** `asks` are the parameters of the job search that the link leads to. */
  searches: z.array(z.strictObject({ label: text, to: z.string().startsWith("/"), asks: z.string() })),
  /** In the order of their first citation, which gives the number. */
  sources: z.array(source),
  related: z.array(link),
  previous: link.nullable(),
  next: link.nullable(),
  contents: z.array(z.strictObject({ id: slug, title: text })),
  parts: z.array(
    z.union([
      z.strictObject({ html }),
      z.strictObject({ figure: dataFigure }),
      /** `standIn` replaces it in feeds, in the search and in Markdown. */
      z.strictObject({ live: livePart, standIn: dataFigure.nullable() }),
    ]),
  ),
});
export type Article = z.infer<typeof article>;
