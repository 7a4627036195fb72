import { endpoints } from "../../../functions/api.ts";
import { newVisitor, signInAs } from "../accounts.ts";
import { builtRoutes } from "../built-routes.ts";
import { env, origin, send } from "../site.ts";
import type { Known } from "./addresses.ts";
import type { Cast } from "./cast.ts";
import { everyone, findKind, type Outcome, signedOut, toExpected } from "./expected.ts";

const modules = new Map(builtRoutes.map(({ path = "", module }) => [`/${path}`, module]));

/** Whether the route takes a form at all. */
export function takes({ pattern }: Known, method: "GET" | "POST"): boolean {
  const methods = endpoints[pattern];
  if (methods) return method in methods;
  return method === "GET" || modules.get(pattern)?.action !== undefined;
}

/** Who gets furthest at a route with the fewest rights. Undefined for a route that shows nothing. */
export const findFitting = ({ pattern }: Known, method: "GET" | "POST"): string | undefined =>
  ["anonymous", "applicant", "elsewhere", "owner", "admin"].find((person) =>
    ["open", "some"].includes(toExpected(findKind(pattern)!, method, person)),
  );

/** A file, which has no data of its own for a browser that follows a link. */
export const hasPage = ({ pattern }: Known): boolean => modules.get(pattern)?.default !== undefined;

export async function toOutcome(answer: Response): Promise<Outcome | `5${string}`> {
  const to = answer.headers.get("location") ?? "";
  const { status } = answer;
  await answer.body?.cancel().catch(() => {});
  if (to.startsWith("/login?returnTo")) return "login";
  if ([401, 403, 404, 405].includes(status) || status >= 500) return String(status) as Outcome;
  return "open";
}

interface Asked {
  method?: "GET" | "POST";
  address?: string | null;
  /** In place of what the table says. */
  meant?: (outcome: Outcome, person: string) => Outcome;
  by?: readonly string[];
  init?: RequestInit;
}

/** Asks as each of these people, and tells what was answered to whom against the table. */
export async function listWrong(cast: Cast, known: Known, asked: Asked = {}): Promise<string[]> {
  const { method = "GET", address = known.address, meant = (outcome) => outcome, by = everyone } = asked;
  const kind = findKind(known.pattern);
  if (!kind || address === null) return [];
  const wrong: string[] = [];
  for (const person of by) {
    // The key is asked for before the method.
    const said = takes(known, method) || kind === "keyed" ? toExpected(kind, method, person) : "405";
    const want = meant(said, person);
    const got = await toOutcome(await knock(cast, person, address, { method, ...asked.init }));
    if (got !== want) wrong.push(`${method} ${address} as ${person}: ${got}, not ${want}`);
  }
  return wrong;
}

/** A request of this person, in a session that it may end. */
export async function knock(
  cast: Cast,
  person: string,
  address: string,
  init: RequestInit,
): Promise<Response> {
  const user = cast.people[person as keyof Cast["people"]];
  const ownsSession = user && init.method === "POST" && !signedOut.includes(person);
  const cookie = ownsSession ? await signInAs(user) : cast.cookies[person];
  const headers = new Headers({ ...newVisitor(), ...(init.method === "POST" ? { origin } : {}) });
  new Headers(init.headers).forEach((value, name) => {
    headers.set(name, value);
  });
  if (cookie) headers.set("cookie", cookie);
  return send(address, { ...init, headers });
}

/** Of requests alone, whoever sends them. */
const countedTables =
  /^(sessions|used_limits|queued_mail|d1_migrations|sqlite_.*|_cf_.*|jobs_fts.*|content_fts.*)$/;

/** Every row of the database, to tell whether anything was written. */
export async function readRows(): Promise<Record<string, string[]>> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name",
  ).all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => !countedTables.test(name));
  const tables = await env.DB.batch(names.map((name) => env.DB.prepare(`SELECT * FROM ${name}`)));
  return Object.fromEntries(
    names.map((name, at) => [name, tables[at]!.results.map((row) => JSON.stringify(row))]),
  );
}

/** Only added to, so that it cannot be put back. */
const keptTables = /^(?!audit_log$|\w*_fts)/;

/** What a table's rows are known by, and the rows. */
async function readTables() {
  const { results: tables } = await env.DB.prepare(
    `SELECT t.name, ifnull(group_concat(c.name), 'rowid') AS key FROM sqlite_master t
      LEFT JOIN pragma_table_info(t.name) c ON c.pk > 0
      WHERE t.type = 'table' AND t.sql NOT LIKE 'CREATE VIRTUAL%' AND t.name NOT LIKE '\\_cf%' ESCAPE '\\' GROUP BY t.name`,
  ).all<{ name: string; key: string }>();
  const read = tables.filter(({ name }) => keptTables.test(name) && !countedTables.test(name));
  const answers = await env.DB.batch<Record<string, unknown>>(
    read.map(({ name, key }) => env.DB.prepare(`SELECT ${key}, * FROM "${name}"`)),
  );
  return read.map(({ name, key }, at) => ({
    name,
    key,
    rows: new Map(
      answers[at]!.results.map((row) => [JSON.stringify(key.split(",").map((column) => row[column])), row]),
    ),
  }));
}

/** Returns what puts the rows back, so that each form finds what the one before it ended. */
export async function keepRows(): Promise<() => Promise<void>> {
  const kept = await readTables();
  return async () => {
    const now = await readTables();
    const changes = kept.flatMap(({ name, key, rows }, at) => {
      const found = now[at]!.rows;
      const isKept = key
        .split(",")
        .map((column) => `"${column}" = ?`)
        .join(" AND ");
      const add = (row: Record<string, unknown>) => {
        const columns = Object.keys(row).map((column) => `"${column}"`);
        const values = columns.map(() => "?");
        return env.DB.prepare(`INSERT INTO "${name}" (${columns}) VALUES (${values})`).bind(
          ...Object.values(row),
        );
      };
      const change = (id: string, row: Record<string, unknown>) =>
        env.DB.prepare(
          `UPDATE "${name}" SET ${Object.keys(row).map((column) => `"${column}" = ?`)} WHERE ${isKept}`,
        ).bind(...Object.values(row), ...JSON.parse(id));
      return [
        ...[...found.keys()]
          .filter((id) => !rows.has(id))
          .map((id) => env.DB.prepare(`DELETE FROM "${name}" WHERE ${isKept}`).bind(...JSON.parse(id))),
        ...[...rows]
          .filter(([id, row]) => JSON.stringify(found.get(id)) !== JSON.stringify(row))
          .map(([id, row]) => (found.has(id) ? change(id, row) : add(row))),
      ];
    });
    const forget = ["used_limits", "sign_in_attempts"].map((name) => env.DB.prepare(`DELETE FROM ${name}`));
    await env.DB.batch([env.DB.prepare("PRAGMA defer_foreign_keys = on"), ...changes, ...forget]);
  };
}
