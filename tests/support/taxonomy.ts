import { signIn } from "./accounts.ts";
import { answerWith, createApproved, listRows, toFeedXml } from "./feeds.ts";
import { toText } from "./html.ts";
import { emptyIndex } from "./search-index.ts";
import { env, postForm, send } from "./site.ts";
import { runLine } from "./work-queue.ts";

const cron = "*/5 * * * *";
/** Of the form that gives a meaning. */
export const formKey = "abcdefghijklmnopqrstuv";
export const start = Date.now();
let admin: Awaited<ReturnType<typeof signIn>>;

export async function signInAtDesk() {
  admin = await signIn("admin");
  return admin;
}

export async function forgetTaxonomy(): Promise<void> {
  await env.DB.exec("DELETE FROM reader_synonyms; DELETE FROM unread_words; DELETE FROM employer_feeds");
  await emptyIndex();
}

const titles = [
  "Cytogeneticist",
  "Cytogeneticist - Nights",
  "Orthotist",
  "Registered Nurse - Bariatric Unit",
  "Registered Nurse - ICU",
];

export const runCron = (at: number) => runLine(cron, at);

/** An active feed that says that it has not changed, and that has been read once. */
export async function importFeed(names: readonly string[] = titles): Promise<string> {
  // Test files that run at once share the server of feeds.
  const id = `taxonomy-${crypto.randomUUID()}`;
  const company = await createApproved(`Seaside Laboratory ${id}`);
  const jobs = names.map((title, at) => ({ referencenumber: `T${at}`, title }));
  const address = await answerWith(`/${id}.xml`, { body: toFeedXml(jobs), headers: { etag: `"${id}"` } });
  await env.DB.prepare(
    `INSERT INTO employer_feeds (public_id, employer_id, source, name, address, status, next_fetch_at, created_at, updated_at)
      VALUES (?1, ?2, ?1, 'Board', ?3, 'active', ?4, ?4, ?4)`,
  )
    .bind(id, company.id, address, start)
    .run();
  await runCron(start);
  return id;
}

export const openAtDesk = async (path: string) =>
  toText(await (await send(path, { headers: { cookie: admin.cookie } })).text());
export const findWordId = async (phrase: string) =>
  (await listRows<{ id: number }>("SELECT id FROM unread_words WHERE phrase = ?", phrase))[0]!.id;
export const listUnreadWords = () =>
  listRows("SELECT kind, phrase, postings, state FROM unread_words ORDER BY postings DESC, phrase");
export const press = (fields: Record<string, string>, path = "/admin/taxonomy", by = admin.cookie) =>
  postForm(path, fields, { cookie: by });
export const giveMeaning = async (phrase: string, meaning: string, fields: Record<string, string> = {}) =>
  press({ key: formKey, phrase, meaning, ...fields }, `/admin/taxonomy/${await findWordId(phrase)}`);
/** What an answer says to the page that it leads to. */
export const toDone = (answer: Response) =>
  new URL(answer.headers.get("location") ?? "/", "http://a").searchParams.get("done");
