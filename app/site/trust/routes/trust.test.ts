import { beforeAll, describe, expect, test } from "vitest";
import { toDay } from "#app/kit/vitals/vitals.ts";
import { paths } from "#app/paths.ts";
import { postingTerms, recruited, recruitedIn } from "#app/posting-terms.ts";
import { site } from "#app/site.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { listMarkup, toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";
import { createVitalsTables } from "#tests/vitals/tables.ts";

beforeAll(async () => {
  await fillCatalog();
  await createVitalsTables(env.VITALS_DB);
});

const open = async (path: string) => (await send(path)).text();

describe("the privacy policy", () => {
  test("says what is kept, for how long and who to ask, with its version", async () => {
    const text = toText(await open("/privacy-policy"));
    for (const part of [
      "See, copy or delete my data",
      "Who reads it",
      "Cookies, by name",
      "Global Privacy Control",
      "Cloudflare",
      site.privacyEmail,
      site.company,
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Version \d\.\d+, in effect since \w+ \d{1,2}, \d{4}/);
    expect(text).not.toMatch(/[{}]|undefined/);
  });

  test("lets someone without JavaScript clear our cookies from a device, and says that they are gone", async () => {
    const [, noScript = ""] = /<noscript>(.*?)<\/noscript>/s.exec(await open("/privacy-policy")) ?? [];
    expect(noScript).toContain('<form method="post" action="/privacy-policy"');
    const answer = await postForm("/privacy-policy", {});
    const cleared = answer.headers.getSetCookie().map((cookie) => cookie.split("; ").slice(0, 2).join());
    expect(cleared.sort()).toEqual(
      ["device", "pending_sign_in", "posting-drafts", "receipt"].map((name) => `${name}=,Max-Age=0`),
    );
    const to = answer.headers.get("location")!;
    expect(to).toBe("/privacy-policy?cleared#device");
    expect(toText(await open(to))).toContain("Our cookies are removed from this browser.");
    expect(toText(await open("/privacy-policy"))).not.toContain("are removed from this browser");
  });

  test("leads from its contents to each of its sections", async () => {
    const html = await open("/privacy-policy");
    const anchors = [...html.matchAll(/<a href="#([a-z-]+)"/g)]
      .map(([, id]) => id!)
      .filter((id) => id !== "main");
    expect(anchors.length).toBeGreaterThan(12);
    for (const id of anchors) expect(html).toContain(`id="${id}"`);
  });

  test("sets no cookie", async () => {
    expect((await send("/privacy-policy")).headers.get("set-cookie")).toBeNull();
  });
});

test("says the same about your account in the questions, the policy and on the dashboard", async () => {
  const [faq, policy] = [toText(await open("/faq")), toText(await open("/privacy-policy"))];
  expect(faq).toContain("Press “Change name” or “Change email” in Settings.");
  expect(faq).toContain("Press “Delete account” in Settings.");
  expect(faq).toContain("Open “Where you're logged in” in Settings.");
  for (const text of [faq, policy])
    expect(text).not.toMatch(/cannot change them yet|no button for this|Logged-in devices/);
});

test("says what posting a job costs where someone posts one, hires and asks", async () => {
  for (const path of ["/post-job", "/employers", "/faq"]) {
    const html = await open(path);
    expect(toText(html), path).toContain(postingTerms.cost);
    expect(toText(html), path).not.toContain("Later ones appear at once");
  }
  const employers = /<main.*<\/main>/s.exec(await open("/employers"))![0];
  expect(employers).toContain('href="/post-job"');
  expect(toText(employers)).toContain(`We recruit ${recruited} in ${recruitedIn}.`);
});

test("has terms of use under the name of the company", async () => {
  const text = toText(await open("/terms"));
  for (const part of [site.company, site.governingLaw, "free for candidates", "not a job offer by us"])
    expect(text).toContain(part);
});

describe("the page about us", () => {
  const insert = (metric: string, bucket: number, count: number) =>
    env.VITALS_DB.prepare(
      `INSERT INTO vitals_histograms (day, route, device, counts) VALUES (?1, '/', 'mobile', ?2)
        ON CONFLICT DO UPDATE SET counts = json_patch(counts, ?2)`,
    ).bind(toDay(Date.now()), JSON.stringify({ [`${metric} ${bucket}`]: count }));

  test("says how fast the site was, and nothing of too few page views", async () => {
    await env.VITALS_DB.batch([insert("lcp", 40, 100), insert("inp", 30, 99)]);
    const text = toText(await open("/about"));
    for (const part of ["Who pays", "What we do not do", "How pay is computed", "How a posting is checked"])
      expect(text).toContain(part);
    const speed = text.slice(text.indexOf("How fast this site is"));
    expect(speed).toMatch(/\(LCP\) [\d,]+ ms 100 page views in 28 days/);
    expect(speed).toMatch(/\(INP\) Too few page views 99 page views/);
    expect(speed).toMatch(/\(TTFB\) Too few page views 0 page views/);
  });
});

describe("frequently asked questions", () => {
  test("answers 40 questions or more in groups, and marks up what is on the page", async () => {
    const html = await open("/faq");
    const [page] = listMarkup(html).filter((data) => data["@type"] === "FAQPage");
    const { mainEntity, speakable } = page as unknown as {
      mainEntity: { name: string; keywords: string; acceptedAnswer: { text: string } }[];
      speakable: { cssSelector: string[] };
    };
    expect(mainEntity.length).toBeGreaterThanOrEqual(40);
    const text = toText(html);
    for (const { name, keywords, acceptedAnswer } of mainEntity) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
      expect(keywords).not.toBe("");
    }
    for (const selector of speakable.cssSelector) expect(html).toContain(`id="${selector.slice(1)}"`);
  });

  test("shows four questions of a group and the others on request", async () => {
    const html = await open("/faq");
    const groups = html.split('<div class="faq">').slice(1);
    expect(groups.length).toBeGreaterThan(5);
    for (const group of groups) {
      const [first = "", rest = ""] = group.split('<div class="faq-extra">');
      expect(first.match(/<summary>/g)).toHaveLength(4);
      if (rest) expect(rest).toContain("Show more");
    }
  });

  test.each([
    ["pa compact", "Can physician assistants use the PA Compact yet?"],
    ["do i need a license in the state", "Do I need a license in the state of the job?"],
    ["delete my account", "How do I delete my account and my data?"],
    ["competitive", "Why does a posting say “Competitive” instead of an amount?"],
    ["cookies", "Which cookies do you set?"],
    ["forgot password", "I forgot my password. What now?"],
    ["travel nurse weekly pay", "Why do travel and contract jobs show weekly pay?"],
    ["multistate licenses", "What does a multistate nursing license allow?"],
  ])("finds by “%s” first: %s", async (query, question) => {
    const html = await open(`/faq?query=${encodeURIComponent(query)}`);
    expect(toText(/class="faq-entry"><summary>(.*?)<\/summary>/s.exec(html)![1]!).trim()).toBe(question);
    expect(html).toContain('name="robots" content="noindex');
    expect(listMarkup(html).filter((data) => data["@type"] === "FAQPage")).toEqual([]);
  });

  test("says when nothing answers, and keeps what was typed", async () => {
    const html = await open("/faq?query=%3Cb%3Ezyzzyva");
    expect(toText(html)).toContain("No answer for “");
    expect(html).toContain('value="&lt;b&gt;zyzzyva"');
    expect(html).not.toContain("<b>zyzzyva");
  });

  test.each([
    "/faq?query=%00",
    "/faq?query=how",
    `/faq?query=${"a".repeat(5000)}`,
    "/faq?query=(((",
    "/faq?query=%F0%9F%92%8A",
  ])("answers %s", async (path) => expect((await send(path)).status).toBe(200));

  test("leaves out an empty search from the address", async () => {
    const response = await send("/faq?query=", { headers: { accept: "text/html" } });
    expect([response.status, response.headers.get("location")]).toEqual([302, "/faq"]);
  });

  test("links only to pages that are there", async () => {
    const main = (await open("/faq")).split('<div class="faq">').slice(1).join("");
    const links = new Set(
      [...main.matchAll(/<a href="(\/[^"#]*)/g)].map(([, to]) => to!.replaceAll("&amp;", "&")),
    );
    expect(links.size).toBeGreaterThan(8);
    for (const to of links) {
      const response = await send(to);
      // What is someone's own asks who they are first.
      const isOwn = response.headers.get("location")?.startsWith(paths.login()) ?? false;
      expect(response.status === 200 || isOwn, to).toBe(true);
    }
  });
});
