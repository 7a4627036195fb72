import {
  isFindable,
  type TalentRow,
  toIsCurrent,
  toTalentColumns,
} from "#app/clinicians/details/talent/talent-person.server.ts";
import { listCompactMembers } from "#app/facts/reference/profession/compacts.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { toHeldCompany } from "#app/jobs/changes/job-guards.server.ts";
import { findSearchPlace } from "#app/jobs/search/plan/find-place.server.ts";
import { milesPerDegree } from "#app/jobs/search/plan/search-plan.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { type ListPlace, toPageSql } from "#app/kit/platform/keyset.ts";

export const talentPerPage = 20;
/** More are "100 or more". */
export const mostTalentCounted = 100;

/** Who looks: someone of a company's team. */
interface Seeking {
  employerId: number;
  viewerId: number;
}

interface TalentFilters {
  profession: string;
  specialty: string | null;
  state: string | null;
  years: number | null;
  near: { lat: number; lon: number; miles: number } | null;
  startBy: string | null;
}

// As the trigger talent_made writes names.
const toHiddenName = (column: string): string =>
  `trim(replace(replace(replace(replace(replace(replace(replace(replace(lower(${column}), '.', ''), ',', ''), '''', ''), '’', ''),
    '-', ' '), '&', ' '), '  ', ' '), '  ', ' '))`;

const ownName = toHiddenName("e.name");

/**
 * Who may be seen (rows `t` of talent with `u` of users) by ?1, a company, and ?2, one of its team. Hidden from a company means
 * hidden from everyone of its team, whichever of their companies they look for: by the company's name, one that has the
 * other's words, its domain, or as her own. Who stopped a company is hidden from it, too.
 */
export const isSeen = `${isFindable}
  AND EXISTS (SELECT 1 FROM employers c JOIN memberships o ON o.employer_id = c.id AND o.user_id = ?2 WHERE c.id = ?1
    AND c.approved_at IS NOT NULL AND NOT ${toHeldCompany("c.id")} AND (c.kind <> 'agency' OR t.takes_agencies = 1))
  AND NOT EXISTS (SELECT 1 FROM memberships m JOIN employers e ON e.id = m.employer_id WHERE m.user_id = ?2 AND (
    substr(u.email, -1 - length(e.domain)) IN ('@' || e.domain, '.' || e.domain)
    OR EXISTS (SELECT 1 FROM talent_messages s WHERE s.user_id = t.user_id AND s.employer_id = e.id AND s.state = 'stopped')
    OR EXISTS (SELECT 1 FROM memberships w WHERE w.user_id = t.user_id AND w.employer_id = e.id)
    OR EXISTS (SELECT 1 FROM talent_hidden h LEFT JOIN employers x ON x.id = h.employer_id WHERE h.user_id = t.user_id AND (
      h.employer_id = e.id OR x.domain = e.domain
      OR instr(' ' || ${ownName} || ' ', ' ' || h.name || ' ') > 0 OR instr(' ' || h.name || ' ', ' ' || ${ownName} || ' ') > 0))))`;

function toWhere({ employerId, viewerId }: Seeking, filters: TalentFilters, today: string) {
  const { profession, specialty, state, years, near, startBy } = filters;
  const values: (string | number)[] = [employerId, viewerId, profession];
  const bind = (value: string | number): string => `?${values.push(value)}`;
  const wheres = ["t.profession = ?3", isSeen];
  if (specialty)
    wheres.push(
      `EXISTS (SELECT 1 FROM talent_specialties s WHERE s.user_id = t.user_id AND s.specialty = ${bind(specialty)})`,
    );
  if (state) {
    const compact = findProfession(profession)?.compact;
    // A letter of qualification of the physicians' compact is no license.
    const isByCompact = compact && compact !== "IMLC" && listCompactMembers(compact).includes(state);
    wheres.push(
      `EXISTS (SELECT 1 FROM talent_licenses l WHERE l.user_id = t.user_id AND ${toIsCurrent(today)}
        AND (l.state_code = ${bind(state)}${isByCompact ? " OR l.multistate = 1" : ""}))`,
    );
  }
  if (years) wheres.push(`t.years >= ${bind(years)}`);
  if (startBy) wheres.push(`t.start_on <= ${bind(startBy)}`);
  if (near) {
    const { lat, lon, miles } = near;
    const [north, east] = [`(t.lat - ${bind(lat)})`, `(t.lon - ${bind(lon)})`];
    const shrink = bind(Math.cos((lat * Math.PI) / 180) ** 2);
    wheres.push(
      `${north} * ${north} + ${east} * ${east} * ${shrink} <= ${bind((miles / milesPerDegree) ** 2)}`,
    );
  }
  return {
    sql: `FROM talent t CROSS JOIN users u ON u.id = t.user_id WHERE ${wheres.join(" AND ")}`,
    values,
  };
}

/** A city alone, because nobody knows more of where someone lives. */
export async function findNear(db: Db, typed: string): Promise<{ lat: number; lon: number } | null> {
  const found = typed ? await findSearchPlace(db, typed, 0) : null;
  return found?.kind === "city" ? { lat: found.lat, lon: found.lon } : null;
}

/** Who turned it on last comes first. */
export function askTalent(
  { $client }: Db,
  seeking: Seeking,
  filters: TalentFilters,
  today: string,
  place: ListPlace,
): D1PreparedStatement {
  const { sql, values } = toWhere(seeking, filters, today);
  return $client
    .prepare(`SELECT ${toTalentColumns(today)} ${sql} ${toPageSql(place, ["t.id"], "DESC", talentPerPage)}`)
    .bind(...values);
}

export function askTalentCount(
  { $client }: Db,
  seeking: Seeking,
  filters: TalentFilters,
  today: string,
): D1PreparedStatement {
  const { sql, values } = toWhere(seeking, filters, today);
  return $client
    .prepare(`SELECT count(*) AS n FROM (SELECT 1 ${sql} LIMIT ${mostTalentCounted})`)
    .bind(...values);
}

/** Null for who may not be seen, as for nobody. */
export const findTalent = (
  { $client }: Db,
  { employerId, viewerId }: Seeking,
  publicId: string,
  today: string,
): Promise<TalentRow | null> =>
  $client
    .prepare(
      `SELECT ${toTalentColumns(today)} FROM talent t CROSS JOIN users u ON u.id = t.user_id
        WHERE t.public_id = ?3 AND ${isSeen}`,
    )
    .bind(employerId, viewerId, publicId)
    .first<TalentRow>();
