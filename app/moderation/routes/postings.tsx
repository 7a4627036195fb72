import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { admitAdmin } from "#app/desk/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/desk-page.tsx";
import { Segments } from "#app/desk/frame/segments.tsx";
import { isOverdue, toDueText } from "#app/forms/due.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { toRowPlaceText } from "#app/page/row-place.ts";
import { paths } from "#app/paths.ts";
import { toOfficeTime } from "#app/text/when.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Chips } from "#app/ui/chip.tsx";
import { Notice } from "#app/ui/notice.tsx";
import {
  parseWaitingSearch,
  selectWaitingPostings,
  waitingPerPage,
  waitingStates,
} from "../posting/waiting-postings.server.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Postings to check", isIndexed: false });

const stateNames = { pending: "Waiting for us", rejected: "Sent back" } as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const search = parseWaitingSearch(searchParams);
  const found = await selectWaitingPostings(context.db, search);
  const rows = found.slice(0, waitingPerPage);
  const last = found.length > waitingPerPage ? rows.at(-1) : undefined;
  return {
    state: search.state,
    segments: waitingStates.map((state) => ({
      label: stateNames[state],
      to: paths.adminPostings(state === "pending" ? "" : `state=${state}`),
      isCurrent: state === search.state,
    })),
    rows: rows.map((row) => ({
      slug: row.slug,
      title: row.title,
      company: row.company,
      isVerified: row.isVerified === 1,
      place: [row.city, row.stateCode].filter(Boolean).join(", "),
      sent: toOfficeTime(row.updatedAt),
      due: { text: toDueText(row.updatedAt, context.now), isOver: isOverdue(row.updatedAt, context.now) },
      reason: row.reason,
    })),
    next: last
      ? paths.adminPostings(
          `state=${search.state}&after=${toRowPlaceText({ at: last.postedAt, id: last.id })}`,
        )
      : null,
  };
}

export default function PostingsPage() {
  const { state, segments, rows, next } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title="Postings to check"
      lead="A company's first posting, those with words of a scam and a sample of unverified companies' appear once one of us has read them. Others appear at once."
    >
      <Segments label="State" segments={segments} />
      {rows.length === 0 ? (
        <Notice title="Nothing here">
          {state === "pending" ? "No posting waits for us." : "No posting was sent back lately."}
        </Notice>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">Posting</th>
              <th scope="col">Company</th>
              <th scope="col">Place</th>
              <th scope="col">Sent</th>
              <th scope="col">{state === "pending" ? "Due" : "Reason"}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.slug} data-row>
                <th scope="row">
                  <Link to={paths.adminPosting(row.slug)} data-open className="link">
                    {row.title}
                  </Link>
                </th>
                <td data-label="Company">
                  <span>
                    {row.company}
                    {!row.isVerified && <span className="text-ink-3">, not verified</span>}
                  </span>
                </td>
                <td data-label="Place">{row.place}</td>
                <td data-label="Sent">{row.sent}</td>
                <td data-label={state === "pending" ? "Due" : "Reason"}>
                  {state === "pending" ? (
                    <Chips chips={[{ label: row.due.text, tone: row.due.isOver ? "coral" : "plain" }]} />
                  ) : (
                    row.reason
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {next && (
        <Link to={next} rel="next" className={buttonClass("outline", "small", "justify-self-end")}>
          Sent later
        </Link>
      )}
    </DeskPage>
  );
}
