import { type Reach, toReachSql } from "#app/companies/workspace/frame/reach.ts";
import { formatSalary, hasAmount } from "#app/jobs/postings/record/pay.ts";
import type { PayUnit } from "#app/jobs/postings/record/posting-content.ts";
import { toPostingDate } from "#app/jobs/postings/record/posting-key.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { formatIsoDay } from "#app/kit/text/when.ts";
import { site } from "#app/site.ts";
import { statusNames } from "./table-search.ts";

const mostEvents = 200;

interface EventRow {
  id: number;
  kind: "state" | "pay" | "confirmed";
  detail: string;
  at: number;
  name: string | null;
}

export async function findHistory({ $client }: Db, reach: Reach, slug: string) {
  const { employerId } = reach;
  const own = `(SELECT j.id FROM jobs j WHERE j.slug = ?1 AND j.employer_id = ?2 AND ${toReachSql(reach, "j.id")})`;
  const [found, events] = await $client.batch<Record<string, unknown>>([
    $client.prepare(`SELECT title FROM jobs WHERE id = ${own}`).bind(slug, employerId),
    $client
      .prepare(
        `SELECT e.id, e.kind, e.detail, e.at,
            CASE WHEN u.role = 'admin' THEN '${site.name}' ELSE nullif(trim(u.first_name || ' ' || u.last_name), '') END AS name
          FROM job_events e LEFT JOIN users u ON u.id = e.actor_id
          WHERE e.job_id = ${own} AND e.kind IN ('state', 'pay', 'confirmed') LIMIT ${mostEvents}`,
      )
      .bind(slug, employerId),
  ]);
  const title = found?.results[0]?.title as string | undefined;
  if (!title) return null;
  const rows = (events?.results ?? []) as unknown as EventRow[];
  return {
    title,
    events: rows
      .toSorted((a, b) => b.at - a.at || b.id - a.id)
      .map(({ id, kind, detail, at, name }) => ({
        id,
        text: toEventText(kind, JSON.parse(detail)),
        day: formatIsoDay(toPostingDate(at)),
        who: name,
      })),
  };
}

interface Detail {
  /** Of an approval within the company. */
  step?: "asked" | "approved";
  from?: string | null;
  to?: keyof typeof statusNames;
  reason?: string | null;
  min?: number | null;
  max?: number | null;
  type?: PayUnit;
}

function toEventText(kind: "state" | "pay" | "confirmed", detail: Detail): string {
  const reason = detail.reason ? `: ${detail.reason}` : "";
  if (kind === "confirmed") return `Confirmed as still open${reason}`;
  if (kind === "pay") return `Pay changed. It was ${toPayText(detail)} before`;
  if (detail.step) return detail.step === "asked" ? "Approval asked for" : "Change approved";
  const status = detail.to ? statusNames[detail.to] : "Changed";
  return `${detail.from ? status : `Written, ${status.toLowerCase()}`}${reason}`;
}

function toPayText({ min = null, max = null, type = "year" }: Detail): string {
  const pay = { salaryMinCents: min, salaryMaxCents: max, payUnit: type };
  if (!hasAmount(pay)) return "not stated";
  const { amount, unit } = formatSalary(pay);
  return `${amount} ${unit}`;
}
