import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { toPageMeta } from "#app/shell/page-meta.ts";
import { formatCount } from "#app/ui/count.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { countJobsByState } from "../state-counts.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return { ...(await countJobsByState(context.db)), canonical: paths.jobsByState() };
}

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Healthcare jobs by state",
    description:
      "How many healthcare jobs are open in each of the 50 states and D.C. right now, with the list of each state's postings, pay and licenses.",
  });

export default function JobsByStatePage() {
  const { states, total } = useLoaderData<typeof loader>();
  const most = Math.max(1, ...states.map((state) => state.open));
  return (
    <>
      <PageHeader
        title="Healthcare jobs by state"
        lead={`${formatCount(total)} postings are open. Start where your license is, or where you want the next one.`}
      />
      <div className="page pb-16">
        <ul className="-mx-3 grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {states.map((state) => (
            <li key={state.slug}>
              <StateLink state={state} share={state.open / most} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface StateLinkProps {
  state: { slug: string; name: string; open: number };
  /** Of the state with the most postings. */
  share: number;
}

function StateLink({ state, share }: StateLinkProps) {
  return (
    <Link
      to={paths.jobsInState(state.slug)}
      className="grid gap-1 rounded-control px-3 py-2 transition-colors duration-150 hover:bg-sunken"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{state.name}</span>
        <span className="text-ink-2 text-md tabular-nums">
          {formatCount(state.open)}{" "}
          <span className="sr-only">{state.open === 1 ? "open job" : "open jobs"}</span>
        </span>
      </span>
      <span className="h-1 rounded-full bg-sunken" aria-hidden="true">
        <span
          className="block h-1 rounded-full bg-accent"
          style={{ width: `${Math.round(share * 1000) / 10}%` }}
        />
      </span>
    </Link>
  );
}
