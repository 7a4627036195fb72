import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { TextInput } from "#app/kit/ui/control/filter-controls.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { Pager } from "#app/kit/ui/pager.tsx";
import { Cover } from "#app/kit/ui/picture/cover.tsx";
import type { ArticleCard, ArticleListView } from "./article-list.server.ts";

const headingId = "articles";

export function ArticleListPage({ view }: { view: ArticleListView }) {
  const { title, lead, path, query, featured, page, pages, topic } = view;
  return (
    <>
      <PageHeader isAiry title={title} lead={lead}>
        <SearchForm
          label={`Search ${title.toLowerCase()}`}
          action={path}
          className="flex w-full items-end gap-3 md:w-96"
        >
          <div className="min-w-0 flex-1">
            <TextInput
              label="Search all articles"
              name="query"
              value={query}
              placeholder="Multistate license"
            />
          </div>
          <Button look="outline">
            <Icon name="search" />
            Search
          </Button>
        </SearchForm>
      </PageHeader>
      <div className="page grid gap-stack pb-section">
        <Topics view={view} />
        {featured && <Featured card={featured} />}
        {query ? <Found view={view} /> : <Groups view={view} />}
        <Pager
          label={`Pages of ${title.toLowerCase()}`}
          page={page}
          pages={pages}
          headingId={headingId}
          toPage={(to) => toAddress(path, { topic, page: to > 1 ? String(to) : null })}
        />
        <Feeds feeds={view.feeds} />
      </div>
    </>
  );
}

function toAddress(path: string, params: Record<string, string | null>): string {
  const said = Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== null);
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
}

function Topics({ view: { path, topic, topics, query, total } }: { view: ArticleListView }) {
  if (topics.length < 2) return null;
  const all = { slug: null, name: "All", count: total };
  return (
    <nav aria-label="Topics">
      <ul className="article-topics">
        {[all, ...topics].map(({ slug, name, count }) => {
          const isChosen = slug === topic && !query;
          return (
            <li key={name}>
              <Link
                to={toAddress(path, { topic: slug })}
                aria-current={isChosen ? "true" : undefined}
                className={buttonClass(
                  isChosen ? "solid" : "outline",
                  "small",
                  "whitespace-nowrap max-md:min-h-11",
                )}
              >
                {name} <span className="font-normal tabular-nums">{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Featured({
  card: { path, slug, motif, title, description, label, minutes, updated },
}: {
  card: ArticleCard;
}) {
  return (
    <section aria-labelledby="featured" className="card article-featured">
      <Cover slug={slug} motif={motif} />
      <div className="grid content-center gap-item">
        <p className="text-ink-3 text-sm">Featured · {label}</p>
        <h2 id="featured" className="card-title">
          <Link to={path}>{title}</Link>
        </h2>
        <p className="text-ink-2">{description}</p>
        <p className="text-ink-3 text-sm">
          {minutes} min read · Updated {updated}
        </p>
      </div>
    </section>
  );
}

function Groups({ view: { groups, title, topicName, topics } }: { view: ArticleListView }) {
  if (groups.length === 0)
    return <p className="text-ink-2 text-lg">We are still writing these. Please come back soon.</p>;
  const isGrouped = groups.some(({ name }) => name !== null) && !topicName;
  return (
    <div className="grid gap-section">
      {!isGrouped && (
        <h2 id={headingId} tabIndex={-1} className="sr-only outline-none">
          {topicName ?? (topics.length > 0 ? "All articles" : title)}
        </h2>
      )}
      {groups.map(({ name, cards }, at) => (
        <section
          key={name ?? ""}
          aria-labelledby={isGrouped ? `group-${at}` : headingId}
          className="grid gap-stack"
        >
          {isGrouped && (
            <h2 id={`group-${at}`} tabIndex={-1} className="outline-none">
              {name}
            </h2>
          )}
          <ul className="article-cards">
            {cards.map((card) => (
              <Card key={card.path} card={card} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const Card = ({ card: { path, slug, motif, title, description, label, minutes } }: { card: ArticleCard }) => (
  <li className="card">
    <Cover slug={slug} motif={motif} />
    <p className="text-ink-3 text-sm">
      {label} · {minutes} min read
    </p>
    <h3 className="card-title">
      <Link to={path}>{title}</Link>
    </h3>
    <p className="text-ink-2 text-md">{description}</p>
  </li>
);

function Feeds({ feeds }: { feeds: ArticleListView["feeds"] }) {
  if (feeds.length === 0) return null;
  return (
    <p className="text-ink-2 text-md">
      Follow by{" "}
      {feeds.map(({ name, href }, at) => (
        <Fragment key={name}>
          {at > 0 && (at === feeds.length - 1 ? " or " : ", ")}
          <a href={href} className="link inline-flex min-h-11 items-center">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

function Found({ view: { found, query, path } }: { view: ArticleListView }) {
  const heading = toFoundHeading(found?.length ?? null, query);
  return (
    <section aria-labelledby={headingId} className="grid gap-stack">
      <div className="flex flex-wrap items-baseline justify-between gap-item">
        <h2 id={headingId} tabIndex={-1} aria-live="polite" className="outline-none">
          {heading}
        </h2>
        <Link to={path} className="link inline-flex min-h-11 items-center">
          Clear the search
        </Link>
      </div>
      {found && found.length > 0 && (
        <ol className="grid gap-item">
          {found.map(({ kind, article, section, to, excerpt }) => (
            <li key={to} className="card">
              <p className="text-ink-3 text-sm">{kind}</p>
              <h3 className="card-title">
                <Link to={to}>{article}</Link>
              </h3>
              {section && <p className="font-semibold">{section}</p>}
              <p className="text-ink-2">{excerpt}</p>
            </li>
          ))}
        </ol>
      )}
      {found?.length === 0 && (
        <p className="text-ink-2 text-lg">Try fewer or other words, or choose a topic above.</p>
      )}
    </section>
  );
}

function toFoundHeading(count: number | null, query: string): string {
  if (count === null) return "The search does not answer. Please try again in a minute.";
  if (count === 0) return `No article has “${query}”`;
  return `${count} ${count === 1 ? "article" : "articles"} for “${query}”`;
}
