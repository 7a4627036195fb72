import { formatCount } from "#app/kit/ui/count.ts";
import type { CompanyRecord } from "./company-record.server.ts";

export interface MergedView
  extends Pick<
    CompanyRecord["company"],
    "slug" | "name" | "about" | "website" | "place" | "verified" | "isTrusted" | "since"
  > {
  domain: string | null;
  feeds: Pick<CompanyRecord["feeds"][number], "text" | "state">[];
  people: Pick<CompanyRecord["people"][number], "email" | "role" | "isConfirmed">[];
  postings: { name: string; postings: number }[];
}

interface MergeTableProps {
  gone: MergedView;
  kept: MergedView;
}

export function MergeTable({ gone, kept }: MergeTableProps) {
  const rows: [name: string, of: (side: MergedView) => string][] = [
    ["Name", ({ name }) => name],
    ["Slug", ({ slug }) => slug],
    ["About", ({ about }) => about || "None"],
    ["Website", ({ website }) => website ?? "None"],
    ["Place", ({ place }) => place ?? "None"],
    ["Proven domain", ({ domain }) => domain ?? "None"],
    ["Approved", ({ isTrusted }) => (isTrusted ? "Yes" : "No")],
    ["Verified", ({ verified }) => verified ?? "No"],
    ["Here since", ({ since }) => since],
    [
      "People",
      ({ people }) =>
        people
          .map(({ email, role, isConfirmed }) => `${email} (${role}${isConfirmed ? "" : ", not confirmed"})`)
          .join(", ") || "None",
    ],
    ["Feeds", ({ feeds }) => feeds.map(({ text, state }) => `${text} (${state})`).join(", ") || "None"],
    [
      "Postings",
      ({ postings }) =>
        postings.map(({ name, postings }) => `${formatCount(postings)} ${name.toLowerCase()}`).join(", ") ||
        "None",
    ],
  ];
  return (
    <table aria-labelledby="compare" className="desk-table">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Goes</th>
          <th scope="col">Stays</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label="Goes">{of(gone)}</td>
            <td data-label="Stays">{of(kept)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
