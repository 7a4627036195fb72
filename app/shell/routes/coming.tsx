import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { notFound } from "#app/platform/http.ts";
import { findComingPage } from "../coming-page.server.ts";
import { ComingScreen } from "../coming-screen.tsx";
import { toMissingPage } from "../nearest-pages.server.ts";
import { toPageMeta } from "../page-meta.ts";

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const page = findComingPage(pathname);
  if (!page) throw notFound(toMissingPage(pathname));
  return page;
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data?.title ?? "Page not found", description: data?.text, isIndexed: false });

export default function ComingPage() {
  return <ComingScreen page={useLoaderData<typeof loader>()} />;
}
