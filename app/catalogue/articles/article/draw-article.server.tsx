import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toMotif } from "#app/catalogue/articles/article-cover.ts";
import { contentKinds, toKindLabel } from "#app/catalogue/articles/content-kinds.ts";
import type { Article } from "#app/facts/catalog/article-records.ts";
import type { LivePart } from "#app/facts/catalog/live-records.ts";
import { formatDay } from "#app/kit/text/when.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { Cover } from "#app/kit/ui/picture/cover.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { ArticleBody } from "./article-body.tsx";
import type { LiveSearch } from "./live-searches.server.ts";

interface Drawing {
  article: Article;
  searches: readonly LiveSearch[];
  live: ReadonlyMap<LivePart, ReactNode>;
  card: string;
  siteUrl: string;
}

/** Static, because React does not hydrate it. */
export const drawArticle = ({ article, searches, live, card, siteUrl }: Drawing): string =>
  renderToStaticMarkup(
    <>
      <ArticleTop article={article} siteUrl={siteUrl} />
      <ArticleBody article={article} searches={searches} live={live} />
      <JsonLd data={toArticleData(article, card, siteUrl)} />
    </>,
  );

/** What Google reads of an article. It dropped results for steps and for questions. */
function toArticleData(article: Article, card: string, siteUrl: string) {
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

function ArticleTop({ article, siteUrl }: { article: Article; siteUrl: string }) {
  const { path, slug, kind, title, description, minutes, published, updated, reviewed } = article;
  const mail = new URLSearchParams({ subject: title, body: new URL(path, siteUrl).href });
  const mailTo = `mailto:?${mail.toString().replaceAll("+", "%20")}`;
  return (
    <header className="page article-top">
      <div className="grid content-start gap-item">
        <p className="font-semibold text-accent-strong">{toKindLabel(article)}</p>
        <h1>{title}</h1>
        <p className="text-ink-2 text-lg">{description}</p>
        <p className="text-pretty text-ink-3 text-md">
          By {contentKinds[kind].author} · {minutes} min read
          <br />
          Published <Day day={published} />
          {updated !== published && (
            <>
              , updated <Day day={updated} />
            </>
          )}
          . Checked against its sources by {reviewed.by} on <Day day={reviewed.date} />.
        </p>
        <div className="article-actions">
          <a href={mailTo} data-share={path} data-title={title} className={buttonClass("outline")}>
            <Icon name="share-2" />
            Share
          </a>
          <a href={mailTo} className={buttonClass("outline")}>
            <Icon name="mail" />
            Email
          </a>
          <button
            type="button"
            data-print="page"
            className={buttonClass("outline", "normal", "needs-script")}
          >
            <Icon name="printer" />
            Print
          </button>
        </div>
      </div>
      <Cover slug={slug} motif={toMotif(article)} />
    </header>
  );
}

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(day)}</time>;
