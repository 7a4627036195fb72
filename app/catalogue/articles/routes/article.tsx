import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { drawArticle } from "#app/catalogue/articles/article/draw-article.server.tsx";
import { countSearches } from "#app/catalogue/articles/article/live-searches.server.ts";
import { contentKinds, toFeedLinks, toTwinLink } from "#app/catalogue/articles/content-kinds.ts";
import { drawLive, isLiveName, toLiveSearch } from "#app/catalogue/articles/live/live-blocks.server.tsx";
import { listArticles, readArticle, toCardName } from "#app/catalogue/articles/stored-articles.server.ts";
import type { ArticleKind } from "#app/facts/catalog/article-kinds.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { PlainIsland, toIslandHtml } from "#app/kit/ui/island.tsx";
import { useIslandLife } from "#app/kit/ui/island-life.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { usePlainLinks } from "#app/pages/page/plain-links.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { paths } from "#app/paths.ts";
import "#app/catalogue/articles/article/article.css";
import "#app/kit/ui/chart/week-lines.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { kind, slug } = toAsked(params);
  const { CATALOG, SITE_URL } = context.env;
  const article = await readArticle(CATALOG, kind, slug);
  if (!article) {
    const others = await listArticles(CATALOG, kind);
    const pages = others.map(({ title, path }) => ({ title, to: path }));
    const { nearest } = toMissingPage(new URL(request.url).pathname, pages);
    const list = { title: contentKinds[kind].title, to: contentKinds[kind].path };
    // Repeats nothing of the address: anyone could share a made-up one under /blog as ours.
    throw notFound({ query: "", nearest: [list, ...nearest.filter(({ to }) => to !== list.to)] });
  }
  const { searchParams } = new URL(request.url);
  const search = toLiveSearch(article, searchParams);
  const asked = new URLSearchParams(search);
  requireTidyAddress(request, context, (name, value) =>
    isLiveName(article, name) ? asked.get(name) !== value : !value.trim(),
  );
  const card = paths.card("articles", toCardName(article.path));
  const [searches, live] = await Promise.all([
    countSearches(context, article.searches),
    drawLive(context, article, asked),
  ]);
  const html = drawArticle({ article, searches, live, card, siteUrl: SITE_URL });
  const address = search ? `${article.path}?${search}` : article.path;
  return {
    kind,
    title: article.title,
    description: article.description,
    html: toIslandHtml(context, "article", html),
    address,
    canonical: article.path,
    card,
  };
}

function toAsked({ category, slug = "", guide = "" }: Record<string, string | undefined>): {
  kind: ArticleKind;
  slug: string;
} {
  const asked = [category, slug || guide].filter(Boolean).join("/").toLowerCase();
  return { kind: category ? "guide" : guide ? "resource" : "blog", slug: asked };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [...toPageMeta(data), ...toFeedLinks(data.kind), toTwinLink(data.canonical)]
    : toPageMeta({ title: "Article" });

export default function ArticlePage() {
  const { canonical, address, html } = useLoaderData<typeof loader>();
  const follow = usePlainLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link makes a click
    <article onClick={follow}>
      <ArticleHtml key={address} path={canonical} html={html} />
    </article>
  );
}

interface ArticleHtmlProps {
  path: string;
  html: string | null;
}

/** Needs the address as its key. */
function ArticleHtml({ path, html }: ArticleHtmlProps) {
  return <PlainIsland name="article" className="has-life" html={html} body={useArticleLife(path)} />;
}

const loadLife = () =>
  import("#app/catalogue/articles/article/article-life.ts").then(({ enliven, press }) => ({
    enliven,
    press,
  }));

const useArticleLife = (path: string) => useIslandLife(loadLife, path, "a[data-share], [data-print]");
