import type { CertificatesPart } from "#app/facts/catalog/live-records.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import { LiveChoice } from "./live-choice.tsx";

interface CertificateTableProps {
  all: CertificatesPart["rows"];
  rows: CertificatesPart["rows"];
  filter: CertificateFilter;
  path: string;
}

const id = "certificates";

export function CertificateTable({ all, rows, filter, path }: CertificateTableProps) {
  const { profession, specialty } = filter;
  const toOptions = (name: "profession" | "specialty", everything: string) => [
    ["", everything] as const,
    ...listFilterOptions(all, name).map(({ slug, name }) => [slug, name] as const),
  ];
  return (
    <section id={id} aria-label="Filter the certificates" className="article-figure live-block" data-live>
      <form method="get" action={`${path}#${id}`} autoComplete="off" className="live-form">
        <div className="live-choices">
          <LiveChoice
            label="Profession"
            name="profession"
            value={profession?.slug ?? ""}
            options={toOptions("profession", "All professions")}
          />
          <LiveChoice
            label="Specialty"
            name="specialty"
            value={specialty?.slug ?? ""}
            options={toOptions("specialty", "All specialties")}
          />
        </div>
        <div className="article-actions">
          <button type="submit" className={buttonClass()}>
            Show certificates
          </button>
          {(profession || specialty) && (
            <a id="all-certificates" href={`${path}#${id}`} data-live-link className={buttonClass("quiet")}>
              Show all {all.length}
            </a>
          )}
        </div>
      </form>
      <p data-live-summary>{toSummary(rows, all, filter)}</p>
      {rows.length > 0 && <Certificates rows={rows} />}
      <p className="article-source">
        Source: our file of certificates, collected in November 2026 from the bodies' pages and the others
        that a row names. Most of the pages carry no date, so check the fee and the rule with the body before
        you apply. n = {all.length}.
      </p>
    </section>
  );
}

function toSummary(rows: CertificatesPart["rows"], all: CertificatesPart["rows"], filter: CertificateFilter) {
  const asked = [filter.profession?.name.toLowerCase(), filter.specialty?.name.toLowerCase()].filter(Boolean);
  if (asked.length === 0) return `All ${all.length} cards and certificates of our file.`;
  const what = asked.join(", ");
  if (rows.length === 0) return `Our file has no card or certificate for ${what}. Try one of the two alone.`;
  return `${rows.length} of ${all.length} cards and certificates: ${what}.`;
}

/** Four columns, because seven would need scrolling even on a desktop. */
const Certificates = ({ rows }: { rows: CertificatesPart["rows"] }) => (
  <Scroller label="Table: certificates" className="live-table">
    <table className="figures figure-blocks certificate-figures">
      <thead>
        <tr>
          <th scope="col">Certificate and body</th>
          <th scope="col">Who may sit</th>
          <th scope="col">Lasts, and how it renews</th>
          <th scope="col">Fee, and where we read it</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code}>
            <th scope="row">
              {row.code}: {row.name} <small>{row.body}</small>{" "}
              <small>
                {row.profession} · {row.specialty}
              </small>
            </th>
            <td data-of="Who may sit">{row.eligibility}</td>
            <td data-of="Lasts">
              {row.lasts} <small>Renewal: {lowerFirst(row.renewal)}</small>
            </td>
            <td data-of="Fee">
              {row.fee} <small>Read from: {lowerFirst(row.readFrom)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
);

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

type CertificateRow = CertificatesPart["rows"][number];

const filterNames = ["profession", "specialty"] as const;
type FilterName = (typeof filterNames)[number];

interface FilterOption {
  slug: string;
  name: string;
}

const everyone = "Everyone";

/** A card for everyone is listed with each profession. */
export const listFilterOptions = (rows: readonly CertificateRow[], name: FilterName): FilterOption[] =>
  [...new Set(rows.map((row) => row[name]))]
    .filter((option) => option !== everyone)
    .map((option) => ({ slug: toSlug(option), name: option }));

type CertificateFilter = Readonly<Record<FilterName, FilterOption | null>>;

export const parseCertificateFilter = (
  rows: readonly CertificateRow[],
  params: URLSearchParams,
): CertificateFilter => {
  const find = (name: FilterName) =>
    listFilterOptions(rows, name).find(({ slug }) => slug === params.get(name)) ?? null;
  return { profession: find("profession"), specialty: find("specialty") };
};

export const toCertificateSearch = (filter: CertificateFilter): string =>
  new URLSearchParams(
    filterNames.flatMap((name): [string, string][] => (filter[name] ? [[name, filter[name].slug]] : [])),
  ).toString();

export const filterCertificates = (
  rows: readonly CertificateRow[],
  { profession, specialty }: CertificateFilter,
): CertificateRow[] =>
  rows.filter(
    (row) =>
      (!profession || row.profession === profession.name || row.profession === everyone) &&
      (!specialty || row.specialty === specialty.name),
  );

export const isFilterName = (name: string): boolean => filterNames.some((known) => known === name);
