import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-meta.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { Segments } from "#app/desk/frame/screen/segments.tsx";
import { readFeedsPage } from "#app/desk/delivery/feeds/desk-feed-page.server.ts";
import { DeskFeedTable, ImportTable } from "#app/desk/delivery/feeds/desk-feed-table.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { Notice } from "#app/kit/ui/notice.tsx";

export const meta: MetaFunction = () => toPageMeta({ title: "Feeds", isIndexed: false });
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  return readFeedsPage(context.db, new URL(request.url).searchParams);
}

export default function DeskFeedsPage() {
  const { segments, feeds, imports, newer, older } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Feeds" lead="Every company's feeds with their last run, and every import.">
      <Segments label="Status" segments={segments} />
      {feeds && feeds.length > 0 && <DeskFeedTable feeds={feeds} />}
      {imports && imports.length > 0 && <ImportTable imports={imports} />}
      {(feeds ?? imports)?.length === 0 && (
        <Notice title="Nothing here">
          {feeds
            ? "A feed appears here when a company adds one."
            : "An import appears here when a feed or a file was read."}
        </Notice>
      )}
      <NewerOlder label="Pages of feeds" newer={newer} older={older} />
    </DeskPage>
  );
}
