import type { ArticleBrief } from "#app/facts/catalog/article-records.ts";
import type { CatalogRecord } from "#app/facts/catalog/catalog-records.ts";
import { paths } from "#app/paths.ts";
import { madeOnce } from "./made-once.ts";
import type { GuidePassage } from "./rank-passages.ts";

// The catalog keeps a record in the isolate, so its passages are made once.

export const listQuestionPassages = madeOnce((groups: CatalogRecord<"faq">): GuidePassage[] =>
  groups.flatMap(({ questions }) =>
    questions.map(({ slug, question, answer, keywords }) => ({
      source: paths.faq(slug),
      title: "Questions and answers",
      heading: question,
      keywords: keywords.join(" "),
      text: answer,
    })),
  ),
);

export const listArticlePassages = madeOnce((articles: readonly ArticleBrief[]): GuidePassage[] =>
  articles.map(({ path, slug, title, description }) => ({
    source: path,
    title: "",
    heading: title,
    keywords: slug.replaceAll("-", " "),
    about: description,
    text: "",
  })),
);
