import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireRole } from "#app/accounts/session/guards.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import { countNew } from "#app/admin/requests.server.ts";
import { claims } from "#app/claims.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { formatCount } from "#app/ui/count.ts";
import { PageHeader } from "#app/ui/page-header.tsx";

export const meta: MetaFunction = () => toPageMeta({ title: "Admin", isIndexed: false });

export async function loader({ context, request }: LoaderFunctionArgs) {
  admit(await requireRole(context, ["admin"]), request);
  const [hireRequests, contacts, applications] = await context.db.batch([
    countNew(context.db, "hire_request"),
    countNew(context.db, "contact"),
    countNew(context.db, "application"),
  ]);
  return {
    canonical: paths.admin(),
    sections: [
      {
        to: paths.adminHireRequests(),
        title: "Hire requests",
        text: toCountText(hireRequests[0]?.count ?? 0),
      },
      {
        to: paths.adminContacts(),
        title: "Contact requests",
        text: toCountText((contacts[0]?.count ?? 0) + (applications[0]?.count ?? 0)),
      },
      { to: paths.adminVitals(), title: "Web vitals", text: "How fast pages load for visitors" },
    ],
  };
}

function toCountText(count: number): string {
  return count === 0 ? "None new" : `${formatCount(count)} new`;
}

export default function AdminPage() {
  const { sections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Admin" lead={`We promise to answer every request ${claims.responseTime}.`} />
      <ul className="page grid gap-4 pb-16 md:grid-cols-3">
        {sections.map((section) => (
          <li key={section.to}>
            <Link
              to={section.to}
              className="grid h-full gap-1 rounded-card border border-line bg-surface p-5 hover:border-line-strong"
            >
              <h2 className="text-xl">{section.title}</h2>
              <p className="text-ink-2">{section.text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
