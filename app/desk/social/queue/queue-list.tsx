import { Link } from "@remix-run/react";
import { deskPaths } from "#app/desk-paths.ts";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import type { SocialState } from "./queue-search.ts";
import type { QueueRow } from "./queue-view.ts";

const empty: Record<SocialState, { title: string; text: string }> = {
  draft: {
    title: "No drafts",
    text: "Make one from a posting with “New post”, or several below with “Best of the week”.",
  },
  scheduled: { title: "Nothing is scheduled", text: "Open a draft and choose its date and time." },
  sent: { title: "Nothing was sent yet", text: "A scheduled post comes here when its time is over." },
  failed: {
    title: "Nothing failed",
    text: "A post comes here when its posting closes before it is due, or when a text no longer fits.",
  },
};

interface QueueListProps {
  state: SocialState;
  rows: readonly QueueRow[];
  previous: string | null;
  next: string | null;
}

export function QueueList({ state, rows, previous, next }: QueueListProps) {
  if (rows.length === 0) return <Notice title={empty[state].title}>{empty[state].text}</Notice>;
  return (
    <>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">Posting</th>
            <th scope="col">Text</th>
            <th scope="col">Networks</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.publicId} row={row} />
          ))}
        </tbody>
      </table>
      <NewerOlder label="Pages of posts" newer={previous} older={next} words={["Back", "More"]} />
    </>
  );
}

function Row({ row }: { row: QueueRow }) {
  return (
    <tr data-row tabIndex={-1}>
      <th scope="row" className="font-normal lg:w-1/4">
        <Link to={deskPaths.adminSocialPost(row.publicId)} data-open className="link font-semibold">
          {row.title}
        </Link>
        <span className="block text-ink-2">{row.about}</span>
      </th>
      <td className="lg:w-2/5">
        <span className="line-clamp-3 text-ink-2">{row.text}</span>
      </td>
      <td data-label="Networks">{row.networks}</td>
      <td>
        <Chips chips={row.chips} />
        <span className="block pt-1 text-ink-2">{row.when}</span>
      </td>
    </tr>
  );
}
