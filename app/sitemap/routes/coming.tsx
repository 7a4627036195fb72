import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPageMeta } from "#app/page/page-meta.ts";
import { notFound } from "#app/platform/http.ts";
import { findComingPage } from "#app/sitemap/coming-page.server.ts";
import { ComingScreen } from "#app/sitemap/coming-screen.tsx";

/**
 * A missing article offers its list and repeats nothing of its address: anyone can make up an address under /blog and
 * pass it around as ours.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const page = findComingPage(pathname);
  if (page) return page;
  const list = `/${pathname.split("/")[1]}`;
  const listed = findComingPage(list);
  throw notFound({ query: "", nearest: listed ? [{ title: listed.title, to: list.toLowerCase() }] : [] });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data?.title ?? "Page not found", description: data?.text, isIndexed: false });

export default function ComingPage() {
  return <ComingScreen page={useLoaderData<typeof loader>()} />;
}
