import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listDownloads } from "#app/site/downloads/downloads.server.ts";
import { DownloadsPage } from "#app/site/downloads/downloads-page.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return { groups: await listDownloads(context.env.CATALOG), canonical: paths.downloads() };
}

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Worksheets for healthcare jobs: PDF and Excel",
    description:
      "Offer comparison, interview questions, contract review, relocation plan, travel checklist, license tracker, CE log and more. Fillable PDFs, free, no account.",
  });

export default function DownloadsRoute() {
  return <DownloadsPage {...useLoaderData<typeof loader>()} />;
}
