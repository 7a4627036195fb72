import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatCount } from "#app/kit/ui/count.ts";

interface CompanyTableProps {
  companies: readonly {
    slug: string;
    name: string;
    kind: "direct" | "agency";
    domain: string | null;
    verified: string;
    isTrusted: boolean;
    since: string;
    members: number;
    open: number;
  }[];
}

export function CompanyTable({ companies }: CompanyTableProps) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">Kind</th>
          <th scope="col">Verified</th>
          <th scope="col">Publishes at once</th>
          <th scope="col">Since</th>
          <th scope="col" className="number">
            Team
          </th>
          <th scope="col" className="number">
            Open
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <tr key={company.slug} data-row>
            <th scope="row">
              <Link to={paths.adminEmployer(company.slug)} data-open className="link">
                {company.name}
              </Link>
              {company.domain && <span className="block text-ink-3 text-sm">{company.domain}</span>}
            </th>
            <td data-label="Kind">{company.kind === "agency" ? "Agency" : "Direct"}</td>
            <td data-label="Verified">{company.verified}</td>
            <td data-label="Publishes at once">{company.isTrusted ? "Yes" : "After a check"}</td>
            <td data-label="Since">{company.since}</td>
            <td data-label="Team" className="number">
              {formatCount(company.members)}
            </td>
            <td data-label="Open" className="number">
              {formatCount(company.open)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
