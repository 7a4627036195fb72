import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { toPageMeta } from "#app/shell/page-meta.ts";
import { BarList } from "#app/ui/bar-list.tsx";
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
  return (
    <>
      <PageHeader
        title="Healthcare jobs by state"
        lead={`${formatCount(total)} postings are open. Start where your license is, or where you want the next one.`}
      />
      <div className="page pb-16">
        <BarList
          columns={4}
          unit={["open job", "open jobs"]}
          items={states.map(({ name, slug, open }) => ({ name, value: open, to: paths.jobsInState(slug) }))}
        />
      </div>
    </>
  );
}
