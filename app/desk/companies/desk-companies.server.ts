import type { Db } from "#app/kit/platform/db.ts";
import {
  type ListPlace,
  parseListPlace,
  setListPlace,
  toListPage,
  toPageSql,
} from "#app/kit/platform/keyset.ts";

export interface WaitingClaim {
  publicId: string;
  company: string;
  companySlug: string;
  website: string | null;
  message: string;
  createdAt: number;
  claimant: string;
  email: string;
  hasOwner: number;
  way: "domain" | "review";
}

const mostClaims = 50;

const mostWaitingPages = 50;

/** Careers pages with texts that we read before visitors do, oldest first. */
export const selectWaitingPages = ({ $client }: Db): D1PreparedStatement =>
  $client.prepare(
    `SELECT e.slug, e.name, p.asked_at AS askedAt FROM company_pages p JOIN employers e ON e.id = p.employer_id
      WHERE p.asked_at IS NOT NULL ORDER BY p.asked_at LIMIT ${mostWaitingPages}`,
  );

/** Oldest first, because each has its 24-hour clock. */
export const selectWaitingClaims = ({ $client }: Db): D1PreparedStatement =>
  $client.prepare(
    `SELECT c.public_id AS publicId, e.name AS company, e.slug AS companySlug, e.website, c.message, c.way,
      c.created_at AS createdAt, trim(u.first_name || ' ' || u.last_name) AS claimant, u.email,
      EXISTS (SELECT 1 FROM memberships m WHERE m.employer_id = e.id AND m.role = 'owner') AS hasOwner
      FROM company_claims c JOIN employers e ON e.id = c.employer_id JOIN users u ON u.id = c.user_id
      WHERE c.state = 'pending' ORDER BY c.created_at LIMIT ${mostClaims}`,
  );

export interface DeskCompany {
  id: number;
  slug: string;
  name: string;
  kind: "direct" | "agency";
  domain: string | null;
  verifiedBy: string | null;
  approvedAt: number | null;
  createdAt: number;
  members: number;
  open: number;
}

const companiesPerPage = 50;

interface CompanySearch extends ListPlace {
  /** Companies are public, so their names may be in an address. */
  name: string;
}

export function parseCompanySearch(params: URLSearchParams): CompanySearch {
  return {
    name: (params.get("name") ?? "").trim().slice(0, 100),
    ...parseListPlace(params, 2),
  };
}

const columns = `e.id, e.slug, e.name, e.kind, e.domain, e.verified_by AS verifiedBy, e.approved_at AS approvedAt,
  e.created_at AS createdAt, (SELECT count(*) FROM memberships m WHERE m.employer_id = e.id) AS members,
  (SELECT count(*) FROM (SELECT 1 FROM jobs j WHERE j.employer_id = e.id AND j.status = 'open' LIMIT 1000)) AS open`;

export function selectDeskCompanies({ $client }: Db, { name, ...place }: CompanySearch): D1PreparedStatement {
  if (name)
    return $client
      .prepare(
        `SELECT ${columns} FROM employers e WHERE e.name COLLATE NOCASE >= ?1 AND e.name COLLATE NOCASE < ?1 || char(65535)
          ORDER BY e.name COLLATE NOCASE LIMIT ${companiesPerPage}`,
      )
      .bind(name);
  const page = toPageSql(place, ["e.created_at", "e.id"], "DESC", companiesPerPage);
  return $client.prepare(`SELECT ${columns} FROM employers e WHERE true ${page}`);
}

export const toCompanyPage = (found: readonly DeskCompany[], search: CompanySearch) =>
  toListPage(
    found,
    search,
    companiesPerPage,
    ({ createdAt, id }) => [createdAt, id],
    (place) => {
      const params = new URLSearchParams();
      setListPlace(params, place);
      return params.toString();
    },
  );
