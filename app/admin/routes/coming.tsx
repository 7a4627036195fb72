import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { admitAdmin } from "#app/desk/admit-admin.server.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { notFound } from "#app/platform/http.ts";
import { findComingPage } from "#app/sitemap/coming-page.server.ts";
import { ComingScreen } from "#app/sitemap/coming-screen.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const page = findComingPage(new URL(request.url).pathname);
  if (!page) throw notFound();
  return page;
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data?.title ?? "Admin", isIndexed: false });

export default function AdminComingPage() {
  return <ComingScreen page={useLoaderData<typeof loader>()} />;
}
