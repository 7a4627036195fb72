import { type D1Migration, reset } from "cloudflare:test";
import { env as workerEnv } from "cloudflare:workers";
import { env, forgetAll } from "./site.ts";
import { makeTables } from "./site-tables.ts";

const { SITE_MIGRATIONS } = workerEnv as unknown as { SITE_MIGRATIONS: D1Migration[] };
const { DB, CATALOG, FILES } = env;
const cachedMark = "http://localhost/kept-by-the-edge";
const tries = 20;

async function isEmpty(): Promise<boolean> {
  const [table, version, files, page] = await Promise.all([
    DB.prepare("SELECT name FROM sqlite_master WHERE name = 'users'").first(),
    CATALOG.get("version"),
    FILES.list({ limit: 1 }),
    caches.default.match(cachedMark),
  ]);
  return !table && !version && files.objects.length === 0 && !page;
}

// Most files share a Worker, because starting one takes seconds; each begins with empty bindings. Storage that was busy
// when it was deleted has come back, in one file of ten.
for (let left = tries; left > 0; left--) {
  await reset();
  if (await isEmpty()) break;
  if (left === 1) throw new Error("The bindings could not be emptied.");
  await new Promise((resolve) => setTimeout(resolve, 50));
}
await makeTables(DB, SITE_MIGRATIONS);
await caches.default.put(cachedMark, new Response("", { headers: { "cache-control": "s-maxage=3600" } }));
// The outbox forgets a mail's text once it is sent, and tests read the links in it.
await DB.batch([
  DB.prepare("CREATE TABLE queued_mail (id INTEGER PRIMARY KEY, recipient TEXT, subject TEXT, body TEXT)"),
  DB.prepare(
    `CREATE TRIGGER mail_queued AFTER INSERT ON outbox BEGIN
      INSERT INTO queued_mail (recipient, subject, body) VALUES (new.recipient, new.subject, new.body); END`,
  ),
]);
forgetAll();
