import { SaxesParser } from "saxes";
import { beforeAll, expect, test } from "vitest";
import { sendDuePosts } from "#app/desk/social/queue/send-due.server.ts";
import { changeStatus } from "#app/jobs/changes/job-changes.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";

const now = Date.now();
const db = toDb(env.DB);
const title = `Nurse & <b>"RN"</b> ]]> 護士`;
const texts = {
  linkedin: "On LinkedIn: {title} {link}",
  x: "On X {link}",
  facebook: "",
  generic: "{title} {link}",
};

beforeAll(async () => {
  const titles = [title, ...Array.from({ length: 53 }, (_, at) => `Float nurse ${at}`)];
  const slugs = await storeJobs(titles.map((title) => makeDraft({ title })));
  const insert = env.DB.prepare(
    `INSERT INTO social_posts (public_id, job_id, texts, state, state_at, origin, created_at, updated_at)
      SELECT 'post-' || id, id, ?2, ?3, ?4, 'test-' || id, 1, 1 FROM jobs WHERE slug = ?1`,
  );
  const last = slugs.length - 1;
  await env.DB.batch(
    slugs.map((slug, at) =>
      insert.bind(
        slug,
        JSON.stringify(texts),
        at === last ? "draft" : "scheduled",
        at === 0 ? now : now - at,
      ),
    ),
  );
  await sendDuePosts(db, env.SITE_URL, now);
});

/** Throws where the text is not well-formed. */
function readItems(xml: string) {
  const items: Record<string, string>[] = [];
  let name = "";
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    name = tag.name;
    if (name === "item") items.push({});
    if (name === "media:content") items.at(-1)!.image = tag.attributes.url!.value;
  });
  parser.on("text", (text) => {
    const item = items.at(-1);
    if (item && text.trim()) item[name] = (item[name] ?? "") + text;
  });
  parser.write(xml).close();
  return items;
}

async function open(path: string) {
  const response = await send(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  expect(response.headers.get("etag")).toBeTruthy();
  return response.text();
}

test("gives schedulers the 50 newest sent posts as well-formed RSS 2.0", async () => {
  const xml = await open("/social.rss");
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
  const items = readItems(xml);
  expect(items).toHaveLength(50);
  const times = items.map(({ pubDate }) => Date.parse(pubDate!));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(items.map(({ guid }) => guid)).size).toBe(50);
});

test("links absolutely, with the campaign of the post, and keeps a hostile title a text", async () => {
  await env.DB.prepare(
    "UPDATE social_posts SET state_at = ? WHERE job_id = (SELECT id FROM jobs WHERE title = ?)",
  )
    .bind(now + 1, title)
    .run();
  const [item] = readItems(await open("/social.rss?network=newest"));
  expect(item!.title).toBe(title);
  const link = new URL(item!.link!);
  expect(link.origin).toBe(new URL(env.SITE_URL).origin);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    utm_source: "feed",
    utm_medium: "social",
    utm_campaign: item!.guid,
  });
  expect(item!.guid).toMatch(/^social-\d+$/);
  expect(item!.description).toBe(`${title} ${item!.link}`);
  expect((await send(link.pathname + link.search)).status).toBe(200);
  const picture = await send(new URL(item!.image!).pathname);
  expect(picture.headers.get("content-type")).toBe("image/png");
});

test("has the texts of one network when asked, and none for a network that has none", async () => {
  const items = readItems(await open("/social.rss?network=x"));
  expect(items).toHaveLength(50);
  expect(items[0]!.description).toMatch(/^On X http.*utm_source=x&utm_medium=social/);
  expect(readItems(await open("/social.rss?network=facebook"))).toEqual([]);
  expect(readItems(await open("/social.rss?network=unknown"))[0]!.description).toContain("utm_source=feed");
});

test("leaves out a post whose posting closed after it was sent", async () => {
  const job = await env.DB.prepare("SELECT id, employer_id AS employerId FROM jobs WHERE title = ?")
    .bind(title)
    .first<{ id: number; employerId: number }>();
  await changeStatus(db, job!, "fill", { userId: null }, now);
  const titles = readItems(await open("/social.rss?network=after")).map((item) => item.title);
  expect(titles).not.toContain(title);
  expect(titles.length).toBe(49);
});

test("draws the card of a posting as an SVG with its pay and place", async () => {
  const slug = (await env.DB.prepare("SELECT slug FROM jobs WHERE title = 'Float nurse 1'").first<{
    slug: string;
  }>())!.slug;
  const response = await send(`/cards/jobs/${slug}.svg`);
  expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  const svg = await response.text();
  for (const text of ["Float nurse 1", "$42 – $58 an hour", "Houston, TX"])
    expect(svg).toContain(`>${text}<`);
  for (const path of ["/cards/jobs/unknown.svg", "/cards/states/ohio.svg", `/cards/jobs/${slug}.gif`])
    expect((await send(path)).status).toBe(404);
});
