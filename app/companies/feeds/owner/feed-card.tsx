import { Link } from "@remix-run/react";
import { Chips } from "#app/kit/ui/chip.tsx";
import type { FeedView, RunView } from "./feed-view.ts";

interface FeedCardProps {
  feed: FeedView;
  run: RunView | null;
  to: string;
}

export function FeedCard({ feed, run, to }: FeedCardProps) {
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="wrap-anywhere text-lg">
          <Link to={to} className="link">
            {feed.name}
          </Link>
        </h2>
        <Chips chips={[feed.chip]} />
      </div>
      {feed.address && <p className="wrap-anywhere text-ink-3 text-sm">{feed.address}</p>}
      {feed.pauseReason && <p className="text-ink-2">{feed.pauseReason}</p>}
      <dl className="grid gap-2 text-md sm:grid-cols-2">
        <Fact label="Last run" value={run ? `${run.at}. ${run.chip.label}.` : "None yet"} />
        <Fact label="Next run" value={feed.next ?? (feed.address ? "None planned" : feed.schedule)} />
        {run?.counts && <Fact label="What it held" value={run.counts} />}
        {feed.address && <Fact label="Schedule" value={feed.schedule} />}
      </dl>
    </li>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-3 text-sm">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
