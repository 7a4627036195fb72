import type { Article } from "#app/facts/catalog/article-records.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { contentKinds } from "#app/catalogue/articles/content-kinds.ts";

/** What Google reads of an article. It dropped results for steps and for questions. */
export function toArticleData(article: Article, card: string, siteUrl: string) {
  const { kind, path, title, description, published, updated } = article;
  const toUrl = (to: string) => new URL(to, siteUrl).href;
  const publisher = {
    "@type": "Organization",
    "@id": `${toUrl(paths.home())}#organization`,
    name: site.name,
    url: toUrl(paths.home()),
  };
  return {
    "@context": "https://schema.org",
    "@type": kind === "blog" ? "BlogPosting" : "Article",
    headline: title,
    description,
    datePublished: published,
    dateModified: updated,
    mainEntityOfPage: toUrl(path),
    image: toUrl(card),
    author: { "@type": "Organization", name: contentKinds[kind].author, url: toUrl(paths.about()) },
    publisher,
  };
}
