import { Fragment, type ReactNode } from "react";
import { contentKinds } from "#app/catalogue/articles/content-kinds.ts";
import type { Article } from "#app/facts/catalog/article-records.ts";
import type { LivePart } from "#app/facts/catalog/live-records.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import { FaqList } from "#app/pages/page/faq-block.tsx";
import { ArticleFigure } from "./article-figure.tsx";
import type { LiveSearch } from "./live-searches.server.ts";

interface ArticleBodyProps {
  article: Article;
  searches: readonly LiveSearch[];
  live: ReadonlyMap<LivePart, ReactNode>;
}

/** Drawn on the server only (article-html.tsx): plain links, no state and no handlers. */
export function ArticleBody({ article, searches, live }: ArticleBodyProps) {
  const { keyPoints, parts, checklist, questions, sources, related } = article;
  const contents = [
    ...article.contents,
    ...(checklist.length > 0 ? [{ id: "checklist", title: "Checklist" }] : []),
    { id: "questions", title: "Questions" },
    { id: "sources", title: "Sources" },
  ];
  return (
    <div className="article-layout">
      <details className="article-fold">
        <summary>On this page</summary>
        <Contents contents={contents} />
      </details>
      <nav aria-label="On this page" className="article-contents">
        <p aria-hidden="true">On this page</p>
        <Contents contents={contents} />
      </nav>
      <div className="article-main">
        <section aria-labelledby="key-points" className="key-points links">
          <h2 id="key-points">Key points</h2>
          <ul>
            {keyPoints.map((html) => (
              <Html key={html} as="li" html={html} />
            ))}
          </ul>
        </section>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never changed
          <Fragment key={at}>
            {"html" in part ? (
              <Html as="div" html={part.html} className="article-text links" />
            ) : "figure" in part ? (
              <ArticleFigure figure={part.figure} />
            ) : (
              live.get(part.live)
            )}
          </Fragment>
        ))}
        {checklist.length > 0 && <Checklist items={checklist} />}
        <section aria-labelledby="questions" className="article-text links">
          <h2 id="questions">Questions</h2>
          <FaqList
            items={questions.map(({ question, answer }) => ({ question, answer, answerHtml: answer }))}
          />
        </section>
        <Searches searches={searches} />
        <section aria-labelledby="sources" className="article-sources links">
          <h2 id="sources">Sources</h2>
          <ol>
            {sources.map(({ id, title, publisher, date, url }, at) => (
              <li key={id} id={`s${at + 1}`}>
                <a href={url}>{title}</a>, {publisher}, {date}.{" "}
                <a href={`#c${at + 1}`} aria-label={`Back to where source ${at + 1} is cited`}>
                  ↑
                </a>
              </li>
            ))}
          </ol>
          <p>
            {article.kind === "blog"
              ? "Amounts are as published for the year that the text names."
              : "This is general information, not legal, tax or medical advice."}{" "}
            Found an error? <a href="/contact">Tell us</a>, and we correct the page and its date.
          </p>
        </section>
        <More related={related} />
      </div>
      <Neighbors article={article} />
    </div>
  );
}

function Html({
  as: Tag,
  html,
  className,
}: {
  as: "li" | "div" | "p" | "span";
  html: string;
  className?: string;
}) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

const Contents = ({ contents }: { contents: Article["contents"] }) => (
  <ul>
    {contents.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ul>
);

function Checklist({ items }: { items: readonly string[] }) {
  return (
    <section aria-labelledby="checklist" className="article-checklist links" data-checklist>
      <h2 id="checklist">Checklist</h2>
      <ul>
        {items.map((html) => (
          <li key={html}>
            <label className="tick">
              <input type="checkbox" />
              <Html as="span" html={html} />
            </label>
          </li>
        ))}
      </ul>
      <div className="article-actions">
        <p aria-live="polite" data-done />
        <button
          type="button"
          data-print="checklist"
          className={buttonClass("outline", "normal", "needs-script")}
        >
          <Icon name="printer" />
          Print the checklist
        </button>
        <button type="button" data-clear className={buttonClass("quiet", "normal", "needs-script")}>
          Clear all ticks
        </button>
      </div>
    </section>
  );
}

const Searches = ({ searches }: { searches: readonly LiveSearch[] }) => (
  <section aria-labelledby="live-jobs" className="article-searches">
    <h2 id="live-jobs">Open jobs on this site today</h2>
    <ul>
      {searches.map(({ label, to, count }) => (
        <li key={to} className="card">
          <p className="card-title">
            <a href={to}>{label}</a>
          </p>
          {count && <p>{count}</p>}
        </li>
      ))}
    </ul>
  </section>
);

const More = ({ related }: { related: Article["related"] }) =>
  related.length > 0 && (
    <section aria-labelledby="related" className="article-related links">
      <h2 id="related">Read next</h2>
      <ul>
        {related.map(({ to, title }) => (
          <li key={to}>
            <a href={to}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );

function Neighbors({ article: { kind, previous, next } }: { article: Article }): ReactNode {
  if (!previous && !next) return null;
  const { one } = contentKinds[kind];
  return (
    <nav aria-label={`Other ${contentKinds[kind].title.toLowerCase()}`} className="article-neighbors">
      {previous && (
        <a href={previous.to} rel="prev" className="card">
          <span>Previous {one.toLowerCase()}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.to} rel="next" className="card">
          <span>Next {one.toLowerCase()}</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
