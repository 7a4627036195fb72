import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { contentKinds, toFeedLinks } from "#app/catalogue/articles/content-kinds.ts";
import { getArticleList } from "#app/catalogue/articles/list/article-list.server.ts";
import { ArticleListPage } from "#app/catalogue/articles/list/article-list-page.tsx";
import type { ArticleKind } from "#app/facts/catalog/article-kinds.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toItemList } from "#app/pages/page/structured-data.ts";
import "#app/catalogue/articles/list/article-list.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireTidyAddress(request, context);
  const { pathname, searchParams } = new URL(request.url);
  const view = await getArticleList(context, toKind(pathname), searchParams);
  const { path, page } = view;
  return { view, canonical: page > 1 ? `${path}?page=${page}` : path, siteUrl: context.env.SITE_URL };
}

const toKind = (pathname: string): ArticleKind =>
  (Object.keys(contentKinds) as ArticleKind[]).find((kind) =>
    pathname.toLowerCase().startsWith(contentKinds[kind].path),
  )!;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return toPageMeta({ title: "Articles" });
  const { kind, title, topic, topicName, query, page } = data.view;
  const isPart = topic !== null || query !== "";
  const named = [topicName ? `${title}: ${topicName}` : title, page > 1 && `page ${page}`];
  const described = toPageMeta({
    title: named.filter(Boolean).join(", "),
    description: contentKinds[kind].description,
    isIndexed: !isPart,
  });
  return [...described, ...toFeedLinks(kind)];
};

export default function ArticleListRoute() {
  const { view, siteUrl } = useLoaderData<typeof loader>();
  const cards = [...(view.featured ? [view.featured] : []), ...view.groups.flatMap((group) => group.cards)];
  const items = cards.map(({ title, path }) => ({ name: title, path }));
  return (
    <>
      <ArticleListPage view={view} />
      {items.length > 0 && <JsonLd data={toItemList(view.title, items, siteUrl)} />}
    </>
  );
}
