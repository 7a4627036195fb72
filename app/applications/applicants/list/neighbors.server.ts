import { toApplicantName, toNameColumns } from "#app/applications/notices/blind.ts";
import type { Reach } from "#app/companies/workspace/frame/reach.ts";
import type { Membership } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { askTogether, type Question } from "#app/kit/platform/db-questions.ts";
import { type ListPlace, toPageSql } from "#app/kit/platform/keyset.ts";
import { workPaths } from "#app/work-paths.ts";
import {
  type ApplicantSearch,
  mostCountedOfTab,
  toApplicantQuery,
  toCountText,
  toFromList,
} from "./applicant-search.ts";
import { toListWhere } from "./list-applicants.server.ts";

interface Neighbor {
  isNext: number;
  publicId: string;
  firstName: string;
  lastName: string;
}

interface Place {
  ahead: number;
  behind: number;
  /** 0 once the applicant is no longer of the list: moved, assigned or tagged meanwhile. */
  isListed: number;
}

/** Who stands before and behind an applicant in a list, and at which place. The keyset reads one row of each side. */
export async function findNeighbors(
  db: Db,
  company: Pick<Membership, "employerSlug"> & Reach,
  search: ApplicantSearch,
  of: { id: number; createdAt: number },
) {
  const [neighbors, place] = await askTogether(db, toQuestions(db, company, search, of));
  return toNeighborsView(company.employerSlug, search, neighbors, place);
}

export type NeighborsView = ReturnType<typeof toNeighborsView>;

function toQuestions(
  { $client }: Db,
  reach: Reach,
  search: ApplicantSearch,
  { id, createdAt }: { id: number; createdAt: number },
): readonly [Question<Neighbor[]>, Question<Place>] {
  const { wheres, values } = toListWhere(reach, search);
  const where = wheres.join(" AND ");
  const key = [createdAt, id];
  const behind: ListPlace = { before: null, after: key };
  const ahead: ListPlace = { before: key, after: null };
  const toPage = (place: ListPlace, size: number) =>
    toPageSql(place, ["a.created_at", "a.id"], search.isOldestFirst ? "ASC" : "DESC", size - 1);
  const toSide = (place: ListPlace) =>
    `SELECT * FROM (SELECT ${place === behind} AS isNext, a.public_id AS publicId, ${toNameColumns("a")}
      FROM applications a WHERE ${where} ${toPage(place, 1)})`;
  const toCount = (place: ListPlace) =>
    `(SELECT count(*) FROM (SELECT 1 FROM applications a WHERE ${where} ${toPage(place, mostCountedOfTab)}))`;
  return [
    {
      statement: $client.prepare(`${toSide(ahead)} UNION ALL ${toSide(behind)}`).bind(...values),
      toAnswer: (rows) => rows as Neighbor[],
    },
    {
      statement: $client
        .prepare(
          `SELECT ${toCount(ahead)} AS ahead, ${toCount(behind)} AS behind,
            EXISTS (SELECT 1 FROM applications a WHERE a.id = ${Number(id)} AND ${where}) AS isListed`,
        )
        .bind(...values),
      toAnswer: ([row]) => row as Place,
    },
  ];
}

function toNeighborsView(
  company: string,
  search: ApplicantSearch,
  neighbors: readonly Neighbor[],
  { ahead, behind, isListed }: Place,
) {
  const toLink = (isNext: number) => {
    const found = neighbors.find((each) => each.isNext === isNext);
    return found
      ? {
          name: toApplicantName(found),
          to: workPaths.hiringApplicant(company, found.publicId, toFromList(search)),
        }
      : null;
  };
  const total = ahead + behind + isListed;
  return {
    list: workPaths.hiringApplicants(company, toApplicantQuery(search)),
    previous: toLink(0),
    next: toLink(1),
    /** "3 of 28" */
    place:
      isListed && ahead + 1 < mostCountedOfTab
        ? `${ahead + 1} of ${toCountText(total)}`
        : `${toCountText(total)} in the list`,
  };
}
