import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import type { DeskFeedView, toImportView } from "#app/desk/delivery/feeds/desk-feed-page.server.ts";
import { readFeedsPage } from "#app/desk/delivery/feeds/desk-feed-page.server.ts";
import { listOutwardFeeds } from "#app/desk/delivery/feeds/outward-feeds.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { Segments } from "#app/desk/frame/list/list-controls.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Feeds", isIndexed: false });
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const [page, outward] = await Promise.all([
    readFeedsPage(context.db, new URL(request.url).searchParams),
    listOutwardFeeds(context.db, context.env),
  ]);
  return { ...page, outward };
}

export default function DeskFeedsPage() {
  const { segments, feeds, imports, newer, older, outward } = useLoaderData<typeof loader>();
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
      <OutwardTable files={outward} />
    </DeskPage>
  );
}

function DeskFeedTable({ feeds }: { feeds: readonly DeskFeedView[] }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Feed</th>
          <th scope="col">Status</th>
          <th scope="col">Last run</th>
          <th scope="col">Postings</th>
          <th scope="col" className="number">
            Left out
          </th>
        </tr>
      </thead>
      <tbody>
        {feeds.map(({ publicId, to, name, company, chip, run, pauseReason, leftOut }) => (
          <tr key={publicId} data-row>
            <th scope="row" className="font-normal">
              <Link to={to} data-open className="link font-semibold">
                {name}
              </Link>
              <span className="block text-ink-2 text-sm">{company}</span>
              {pauseReason && <span className="block text-coral text-sm">{pauseReason}</span>}
            </th>
            <td data-label="Status" className="whitespace-nowrap">
              <Chips chips={[chip]} />
            </td>
            <td data-label="Last run">
              {run ? (
                <div className="grid gap-1">
                  {run.at}
                  <Chips chips={[run.chip]} />
                </div>
              ) : (
                "Not yet"
              )}
            </td>
            <td data-label="Postings">{run?.counts ?? "–"}</td>
            <td data-label="Left out" className="number">
              {leftOut}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const OutwardTable = ({ files }: { files: Awaited<ReturnType<typeof listOutwardFeeds>> }) => (
  <section aria-labelledby="outward" className="grid gap-item">
    <h2 id="outward">Our files for job sites</h2>
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">Hash</th>
          <th scope="col" className="number">
            Size
          </th>
          <th scope="col">Made</th>
          <th scope="col">Last fetched by</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ feed, hash, size, made, fetches }) => (
          <tr key={feed} data-row>
            <th scope="row">
              <a href={feed} className="link wrap-anywhere">
                {feed}
              </a>
            </th>
            <td data-label="Hash">
              <code>{hash ?? "–"}</code>
            </td>
            <td data-label="Size" className="number">
              {size}
            </td>
            <td data-label="Made">{made}</td>
            <td data-label="Last fetched by">
              {fetches.length === 0 ? "Nobody yet" : fetches.map((each) => <p key={each}>{each}</p>)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

function ImportTable({ imports }: { imports: readonly ReturnType<typeof toImportView>[] }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Finished</th>
          <th scope="col">Postings</th>
        </tr>
      </thead>
      <tbody>
        {imports.map(({ id, source, at, counts }) => (
          <tr key={id} data-row>
            <th scope="row" className="font-semibold">
              {source}
            </th>
            <td data-label="Finished">{at}</td>
            <td data-label="Postings">{counts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
