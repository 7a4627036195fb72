import type { Erasure } from "#app/applications/erasure/data-request.ts";
import { countPerson, findPerson, listNotified } from "#app/applications/erasure/person.server.ts";
import { personTables } from "#app/applications/erasure/person-tables.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { DataRequestRow } from "./data-request-list.server.ts";

/** By the records of the privacy policy. Of a closed request, only what an erasure found is known. */
export async function readFindings({ db, env }: SiteContext, request: DataRequestRow) {
  const erasure: Erasure | null = request.erasure === null ? null : JSON.parse(request.erasure);
  const person = request.state === "open" ? await findPerson(db, request.email) : null;
  const [policy, left, told] = await Promise.all([
    getFromCatalog(env.CATALOG, "policy", "privacy-policy"),
    person ? countPerson(db, person) : {},
    person ? listNotified(db, person) : { employers: [], owned: [] },
  ]);
  const found = erasure?.found ?? left;
  return {
    erasure,
    owned: told.owned,
    employers: [...new Set([...(erasure?.employers ?? []), ...told.employers])],
    records: policy.sections
      .flatMap((section) => section.records)
      .map(({ what, tables }) => ({
        what,
        tables: tables.join(", "),
        found: toSum(found, tables),
        left: toSum(left, tables),
        outcome: toOutcome(tables),
      })),
  };
}

export type PersonFindings = Awaited<ReturnType<typeof readFindings>>;

const toSum = (counts: Readonly<Record<string, number>>, tables: readonly string[]) =>
  tables.reduce((sum, table) => sum + (counts[table] ?? 0), 0);

/** A word for what is deleted, and why the rest stays. */
function toOutcome(tables: readonly string[]): string {
  const handled = tables.flatMap((table) => personTables[table] ?? []);
  const isDeleted = handled.some(({ rows, blanks }) => rows && !blanks);
  const kept = new Set(handled.flatMap((table) => table.kept ?? []));
  return [...(isDeleted ? ["Deleted."] : []), ...kept].join(" ");
}
