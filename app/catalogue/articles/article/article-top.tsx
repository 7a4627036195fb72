import type { Article } from "#app/facts/catalog/article-records.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Cover } from "#app/kit/ui/drawn/cover.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import { toCover } from "#app/catalogue/articles/article-cover.ts";
import { contentKinds, toDayName, toKindLabel } from "#app/catalogue/articles/content-kinds.ts";

export function ArticleTop({ article, siteUrl }: { article: Article; siteUrl: string }) {
  const { path, slug, kind, title, description, minutes, published, updated, reviewed } = article;
  const mail = new URLSearchParams({ subject: title, body: new URL(path, siteUrl).href });
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
          <button
            type="button"
            data-share={path}
            data-title={title}
            className={buttonClass("outline", "normal", "needs-script")}
          >
            <Icon name="share-2" />
            Share
          </button>
          <a href={`mailto:?${mail.toString().replaceAll("+", "%20")}`} className={buttonClass("outline")}>
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
      <Cover slug={slug} {...toCover(article)} />
    </header>
  );
}

const Day = ({ day }: { day: string }) => <time dateTime={day}>{toDayName(day)}</time>;
