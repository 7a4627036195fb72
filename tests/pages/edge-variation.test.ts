import { beforeAll, expect, test } from "vitest";
import { article, listAddresses } from "../support/addresses.ts";
import { fillCatalog } from "../support/catalog.ts";
import { forgetCached } from "../support/faults.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, isWhole, origin, send } from "../support/site.ts";
import { createVitalsTables } from "../vitals/tables.ts";

let addresses: readonly string[] = [];

beforeAll(async () => {
  await fillCatalog();
  await createVitalsTables(env.VITALS_DB);
  const [slug = ""] = await storeJobs([makeDraft()]);
  addresses = listAddresses(slug);
  if (!isWhole) addresses = addresses.filter((address, at) => at % 8 === 0 || address === article);
});

const toData = (path: string) => (path === "/" ? "/_root.data" : `${path}.data`);

const isKept = (response: Response) => response.headers.has("x-rendered-at");

/** Of one rendering alone: the names of what was drawn on the server. */
const withoutNames = (text: string) =>
  text.replace(/(?<![\w-])[\w-]{22}(?![\w-])/g, "").replace(/sha256-[\w+/=]+/g, "");

async function askAnew(path: string, headers: Record<string, string> = {}) {
  await forgetCached(path);
  const response = await send(path, { headers });
  return { response, text: withoutNames(await response.text()) };
}

/** What a client may say of itself, none of which may change what others get. */
const odd = {
  accept: "text/html",
  "accept-language": "de-DE",
  "accept-encoding": "identity",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "http",
  "x-forwarded-for": "203.0.113.9",
  "x-original-url": "/admin",
  "x-rewrite-url": "/admin",
  "x-http-method-override": "POST",
  forwarded: "host=evil.example",
  range: "bytes=0-9",
  "if-none-match": '"x"',
  "if-modified-since": "Fri, 27 Nov 2026 00:00:00 GMT",
  "user-agent": "evil.example",
  referer: "https://evil.example/",
  origin: "https://evil.example",
  purpose: "prefetch",
  "sec-purpose": "prefetch",
  "x-remix-reload-document": "true",
  cookie: "theme=dark; bookmark=0-0; receipt=x; draft=x; device=x",
};

test.runIf(isWhole)(
  "keeps the same page and the same data whatever the first visitor's browser says of itself",
  async () => {
    let kept = 0;
    for (const path of addresses)
      for (const address of [path, toData(path)]) {
        const plain = await askAnew(address, { accept: address === path ? "text/html" : "*/*" });
        const other = await askAnew(address, { ...odd, accept: address === path ? "*/*" : "text/html" });
        if (!isKept(other.response)) continue;
        kept += 1;
        expect(other.text, address).toBe(plain.text);
      }
    expect(kept).toBeGreaterThan(isWhole ? 120 : 15);
  },
  240_000,
);

test("never keeps an article's data without its text", async () => {
  const data = await askAnew(`${article}.data`, { accept: "text/html" });
  expect(isKept(data.response)).toBe(true);
  expect(data.text).toContain("<h2");
  expect((await askAnew(article, { accept: "*/*" })).text).toContain("<h2");
});

/** The names that are looked up in an address's own query while the work runs. */
async function recordNames(path: string, work: () => Promise<unknown>): Promise<Set<string>> {
  const names = new Set<string>();
  const own = new WeakSet<URLSearchParams>();
  const getter = Object.getOwnPropertyDescriptor(URL.prototype, "searchParams")!;
  Object.defineProperty(URL.prototype, "searchParams", {
    ...getter,
    get(this: URL) {
      const params: URLSearchParams = getter.get!.call(this);
      if (this.pathname === path) own.add(params);
      return params;
    },
  });
  const methods = ["get", "has", "getAll"] as const;
  const lookups = URLSearchParams.prototype as unknown as Record<string, (name: string) => unknown>;
  const real = methods.map((method) => lookups[method]!);
  for (const [at, method] of methods.entries())
    lookups[method] = function (this: URLSearchParams, name) {
      if (own.has(this)) names.add(name);
      return real[at]!.call(this, name);
    };
  await work();
  for (const [at, method] of methods.entries()) lookups[method] = real[at]!;
  Object.defineProperty(URL.prototype, "searchParams", getter);
  return names;
}

/** Read of every address: Remix's own, and the mailed links' (app/kit/platform/db.ts), which no cached page reads. "new" is for who is signed in, and gets no cached page. */
const readAnywhere = new Set(["_data", "_routes", "index", "token", "new"]);

test("knows each parameter that a cached page reads, so that each choice has its own page", async () => {
  let read = 0;
  for (const path of addresses) {
    await forgetCached(path);
    const names = await recordNames(path, async () => (await send(path)).text());
    if (!isKept(await send(path))) continue;
    for (const name of names) {
      if (readAnywhere.has(name)) continue;
      read += 1;
      const asked = await send(`${path}?${name}=1`);
      const other = await send(path);
      const isItsOwn =
        !isKept(asked) || asked.headers.get("x-rendered-at") !== other.headers.get("x-rendered-at");
      expect(isItsOwn, `${path}?${name}`).toBe(true);
    }
  }
  expect(read).toBeGreaterThan(isWhole ? 250 : 12);
}, 240_000);

test.each(["/", "/jobs", article, `${article}.data`, "/profession/registered-nurse", "/sitemap.xml"])(
  "answers %s with made-up parameters from the page that is there",
  async (path) => {
    const { response } = await askAnew(path);
    const rendered = response.headers.get("x-rendered-at");
    expect(rendered).not.toBeNull();
    for (const query of ["zz=made-up", "utm_source=mail", "_data=root", "__proto__=1", "%00=1", "index"]) {
      const other = await send(`${path}?${query}`);
      expect(other.status, query).toBe(200);
      expect(other.headers.get("x-rendered-at"), query).toBe(rendered);
      expect(await other.text(), query).not.toContain("made-up");
    }
  },
);

test("renders nothing of made-up parameters into the page that others get", async () => {
  await forgetCached("/jobs");
  const first = await send("/jobs?zz=made-up&utm_source=made-up");
  expect(await first.text()).not.toContain("made-up");
  expect((await send("/jobs")).headers.get("x-rendered-at")).toBe(first.headers.get("x-rendered-at"));
});

test("keeps one copy of an address, however it is spelled", async () => {
  for (const path of [
    "/Jobs.data",
    "/%6Aobs.data",
    "/jobs/.data",
    "//jobs.data",
    "//jobs",
    "/jobs/",
    "/JOBS",
  ]) {
    const response = await send(new URL(origin + path).href);
    await response.text();
    expect(isKept(response), path).toBe(false);
  }
  for (const query of ["_routes=nobody", "_routes=root,root,root", `_routes=${"root,".repeat(50)}`]) {
    const { response } = await askAnew("/jobs.data");
    const other = await send(`/jobs.data?${query}`);
    expect(other.headers.get("x-rendered-at"), query).toBe(response.headers.get("x-rendered-at"));
  }
});

test("gives a client-side search the page's part alone", async () => {
  const address = "/jobs.data?query=icu&_routes=jobs%2Flist%2Froutes%2Fsearch";
  const text = await (await send(address)).text();
  expect(text).toContain("jobs/list/routes/search");
  expect(text).not.toContain('"siteUrl"');
  expect(isKept(await send(address))).toBe(true);
});

test("gives the whole page after HEAD, a part and a known tag were asked for", async () => {
  await forgetCached("/llms.txt");
  await send("/llms.txt", { method: "HEAD" });
  await send("/llms.txt", { headers: { range: "bytes=0-3" } });
  await send("/llms.txt", { headers: { "if-none-match": "*" } });
  const whole = await send("/llms.txt");
  expect(whole.status).toBe(200);
  expect((await whole.text()).length).toBeGreaterThan(1000);
});

test("keeps a campaign's name through a redirect, and brings back to a whole address after log-in", async () => {
  expect((await send("/salary-comparison/rn?utm_source=mail")).headers.get("location")).toContain(
    "utm_source=mail",
  );
  const sent = await send("/admin/hire-requests?status=new&zz=1");
  expect(decodeURIComponent(sent.headers.get("location") ?? "")).toContain(
    "/admin/hire-requests?status=new&zz=1",
  );
});
