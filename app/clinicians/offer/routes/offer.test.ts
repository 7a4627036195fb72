import { beforeAll, expect, test, vi } from "vitest";
import { signIn, signInAs } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { listLinks, toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, isWhole, postForm, send } from "#tests/support/site.ts";

beforeAll(fillCatalog);

const read = async (search: string) => {
  const response = await send(`/salary-tool?${search}`, { headers: { accept: "text/html" } });
  expect(response.status).toBe(200);
  return response.text();
};
const nurse = "role=registered-nurse&pay=46&state=TX";

test("answers from work, pay and state", async () => {
  const text = toText(await read(nurse));
  expect(text).toMatch(/Before taxes \$46 \$1,840 \$95,680/);
  expect(text).toMatch(/After taxes, about \$36\.61 \$1,464 \$76,141/);
  expect(text).toContain("40 hours a week");
  expect(text).toContain("Texas has no income tax on wages");
  expect(text).toContain("brackets of 2026");
  expect(text).toContain("May 2025");
});

test("names three things to ask for", async () => {
  const html = await read(`${nurse}&city=Houston&sign=20000&claw=full`);
  const [, asks = ""] = /class="offer-asks">(.*?)<\/ol>/s.exec(html)!;
  expect(asks.match(/<li>/g)).toHaveLength(3);
  expect(toText(asks)).toContain("you would owe $10,000 in place of $20,000");
});

test("compares with the metro area when the city is in one, and says when it is not", async () => {
  expect(toText(await read(`${nurse}&city=Houston`))).toContain("Houston, TX metro area");
  const text = toText(await read(`${nurse}&city=Nowhereville`));
  expect(text).toContain("We do not know “Nowhereville” in Texas. Check the spelling.");
  expect(text).toContain("in the United States");
});

test.each([
  ["TX", "Huston", "We do not know “Huston” in Texas. Did you mean Houston?"],
  ["CA", "Fresnoo", "We do not know “Fresnoo” in California. Did you mean Fresno?"],
  ["CA", "Zzyzxville", "We do not know “Zzyzxville” in California. Check the spelling."],
])("asks about a city that it does not know in %s: %s", async (state, city, asks) => {
  expect(toText(await read(`role=registered-nurse&pay=46&state=${state}&city=${city}`))).toContain(asks);
});

test("takes a county for a place that it knows", async () => {
  expect(toText(await read(`${nurse}&city=Harris+County`))).not.toContain("We do not know");
});

test("sets a travel week beside the federal rate for its place and month", async () => {
  const travel = "kind=travel&role=registered-nurse&pay=26&state=OH&lodging=840&meals=504&month=1";
  const text = toText(await read(`${travel}&city=Columbus`));
  expect(text).toMatch(/\$63\.33 \$2,280/);
  expect(text).toContain("88% of the federal rate for Columbus in January: $1,526");
  expect(text).toContain("fiscal year 2027");
  expect(text).toContain("IRS Publication 463");
  expect(toText(await read(`${travel}&city=Marietta`))).toContain(
    "We cannot tell the federal rate for “Marietta”",
  );
  expect(toText(await read(travel))).toContain("Enter the city or county to compare the stipends");
  expect(toText(await read(travel.replace("&state=OH", "")))).toContain(
    "Choose a state and enter the city or county",
  );
});

test("says which years a state's figures are from", async () => {
  expect(toText(await read("pay=46&state=UT"))).toContain("parts from 2023");
  expect(toText(await read("pay=46&state=UT&filing=married_joint"))).toContain("Utah income tax");
});

test("counts the tax of a city that it knows, and says what it leaves out elsewhere", async () => {
  const philadelphia = toText(await read("pay=46&state=PA&city=Philadelphia"));
  expect(philadelphia).toMatch(/Local income tax Philadelphia −\s*\$3,578/);
  expect(philadelphia).toContain("Philadelphia's tax of 2026, for someone who lives and works there");
  expect(philadelphia).not.toContain("without local earned income tax");
  expect(toText(await read("pay=46&state=OH&city=Toledo"))).toContain(
    "without city or school district income tax",
  );
  expect(toText(await read("pay=46&state=NY&city=Buffalo"))).not.toContain("without city income tax");
  const alaska = toText(await read("pay=46&state=AK"));
  expect(alaska).toContain("Unemployment Insurance (rate and limit of 2025, the newest we have)");
});

test("says which taxes of a place it leaves out, to employees and to contractors", async () => {
  const maryland = toText(await read("pay=46&state=MD"));
  expect(maryland).toContain("without county income tax");
  expect(maryland).toContain("All 23 counties of Maryland and Baltimore City add an income tax");
  const contractor = toText(await read("kind=contractor&pay=130&state=PA&city=Philadelphia"));
  expect(contractor).toContain("We take Philadelphia's tax on your profit.");
  expect(contractor).toContain("Philadelphia's business income and receipts tax, 0.141% of receipts");
  expect(toText(await read("kind=contractor&pay=340&state=NH"))).toContain(
    "New Hampshire's business profits tax",
  );
});

test("ends a state's credit with income, and says of which pay a match is a percent", async () => {
  // 150,000 in Oregon: 4,550 x 4.75% + 6,850 x 6.75% + 113,600 x 8.75% + 22,090 x 9.9% (ORS 316.085: no credit).
  expect(toText(await read("per=year&pay=150000&state=OR"))).toMatch(
    /Oregon income tax the state alone −\s*\$12,805/,
  );
  const match = toText(await read("per=year&pay=642000&match=3&filing=married_joint&state=KY"));
  expect(match).toContain("3% of the first $360,000, the most pay that a plan may count in 2026");
});

test("sets two offers side by side", async () => {
  const html = await read(`${nurse}&two=1&kind2=contractor&pay2=60&state2=TX`);
  const text = toText(html);
  expect(text).toMatch(/Offer [AB] leaves you \$[\d.,]+ more for each hour worked/);
  expect(text).toContain("Self-employment tax");
  expect(html.match(/class="offer-ledger/g)!.length).toBeGreaterThan(2);
});

test("keeps two full offers in an address under 2 kB", async () => {
  const html = await read(nurse);
  const names = [...html.matchAll(/name="([a-zA-Z]+)"/g)].map(([, name]) => name!);
  const own = [...new Set(names)].filter(
    (name) => !["query", "role", "stay", "month", "filing", "other"].includes(name),
  );
  expect(own.length).toBeGreaterThan(45);
  const address = own.flatMap((name) => [`${name}=12.50`, `${name}2=12.50`]).join("&");
  expect(address.length).toBeLessThan(2_048);
});

test("leaves what is usual out of the address", async () => {
  const response = await send(
    "/salary-tool?kind=staff&pay=46&per=hour&hours=&claw=part&state=TX&filing=single",
    {
      headers: { accept: "text/html" },
    },
  );
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/salary-tool?pay=46&state=TX");
});

test.each([
  ["pay=much", "Enter a number, such as 48.50.", 'value="much"'],
  ["pay=-5", "Enter 1 or more.", 'value="-5"'],
  ["pay=46&per=year", "That is less than $1 an hour.", 'value="46"'],
  ["pay=99999", "an hour. Check the amount", 'value="99999"'],
  ["hours=36", "Enter the pay that is offered.", 'value="36"'],
  ["pay=46&hours=400", "Enter 168 or less.", 'value="400"'],
  ["pay=46&stay=0", "Enter 1 or more.", 'value="0"'],
])("says at the field what is wrong with %s and keeps it", async (search, message, kept) => {
  const html = await read(search);
  expect(toText(html)).toContain(message);
  expect(html).toContain(kept);
  expect(html).toContain('aria-invalid="true"');
  expect(toText(html)).not.toContain("Before taxes");
});

test.runIf(isWhole)("survives hostile values without a server error", async () => {
  const log = vi.spyOn(console, "error");
  const values = [
    "NaN",
    "1e308",
    "-1",
    "Infinity",
    "0x10",
    "9".repeat(400),
    "a".repeat(10_000),
    "\u0000",
    "<script>",
    "٤٦",
    "%F0%9F",
  ];
  for (const value of values)
    for (const name of [
      "pay",
      "hours",
      "shift",
      "city",
      "state",
      "kind",
      "role",
      "stay",
      "month",
      "rule",
      "pay2",
    ]) {
      const search = new URLSearchParams({ pay: "46", two: "1", [name]: value });
      const html = await read(search.toString());
      expect(toText(html)).not.toMatch(/NaN|Infinity|undefined/);
    }
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test("is one page for search engines, and shares no cache with an account", async () => {
  expect(await read("")).not.toContain('content="noindex');
  const html = await read(nurse);
  expect(html).toContain('content="noindex,follow"');
  expect(listLinks(html)).toContain("/dashboard/offers/new?role=registered-nurse&pay=46&state=TX");
});

test("leads from a posting to the tool with the posting's figures", async () => {
  const draft = makeDraft({
    profession: "registered-nurse",
    salaryMinCents: 42_00,
    salaryMaxCents: 50_00,
    payUnit: "hour",
    city: "Houston",
    stateCode: "TX",
  });
  const [slug] = await storeJobs([draft]);
  const links = listLinks(await (await send(`/jobs/${slug}`)).text());
  const to = links.find((link) => link.startsWith("/salary-tool?"))!;
  expect(to).toContain("role=registered-nurse");
  expect(to).toContain("pay=46");
  expect(toText(await (await send(to)).text())).toContain("Before taxes $46");
});

const save = (cookie: string, name: string, key = "one") =>
  postForm(`/dashboard/offers/new?${nurse}`, { name, idempotencyKey: key }, { cookie });

const readSaved = async (cookie: string, search = "") =>
  (await send(`/dashboard/offers${search}`, { headers: { cookie } })).text();

const findId = (html: string) => /href="\/dashboard\/offers\/([\w-]+)"/.exec(html)![1]!;

test("asks a signed-out visitor to log in, and brings the offer back", async () => {
  const response = await send(`/dashboard/offers/new?${nurse}`);
  expect(response.status).toBe(302);
  const to = new URL(response.headers.get("location")!, "http://x");
  expect(to.searchParams.get("returnTo")).toBe(`/dashboard/offers/new?${nurse}`);
  expect((await save("", "Mine")).status).toBe(302);
});

test("saves an offer once for a double click, opens it and deletes it", async () => {
  const { cookie } = await signIn("job_seeker");
  const answers = await Promise.all([save(cookie, "Night job"), save(cookie, "Night job")]);
  for (const { status, headers } of answers) {
    expect(status).toBe(302);
    expect(headers.get("location")).toBe("/dashboard/offers?done=saved");
  }
  const html = await readSaved(cookie);
  expect(html.match(/Night job<\/a>/g)).toHaveLength(1);
  const id = findId(html);
  const opened = await send(`/dashboard/offers/${id}`, { headers: { cookie } });
  expect(opened.headers.get("location")).toBe(`/salary-tool?${nurse}`);
  await postForm("/dashboard/offers", { offer: id }, { cookie });
  expect(await readSaved(cookie)).toContain("None yet.");
});

test("refuses a name that is empty or too long and keeps it", async () => {
  const { cookie } = await signIn("job_seeker");
  expect(await (await save(cookie, "  ")).text()).toContain("Give the offer a name.");
  const html = await (await save(cookie, "n".repeat(90))).text();
  expect(html).toContain("Use at most 80 characters.");
  expect(html).toContain("n".repeat(90));
});

test("hides an offer from everyone else", async () => {
  const { cookie } = await signIn("job_seeker");
  await save(cookie, "Private");
  const id = findId(await readSaved(cookie));
  const other = (await signIn("admin")).cookie;
  expect((await send(`/dashboard/offers/${id}`, { headers: { cookie: other } })).status).toBe(404);
  expect((await postForm("/dashboard/offers", { offer: id }, { cookie: other })).status).toBe(404);
  const pair = await send(`/dashboard/offers?with=${id}&with=${id}`, { headers: { cookie: other } });
  expect(pair.status).toBe(404);
  expect(await readSaved(other)).not.toContain("Private");
  expect(await readSaved(cookie)).toContain("Private");
});

test("compares two saved offers", async () => {
  const { cookie } = await signIn("job_seeker");
  await save(cookie, "First", "a");
  await postForm(
    "/dashboard/offers/new?pay=52&state=OH",
    { name: "Second", idempotencyKey: "b" },
    { cookie },
  );
  const boxes = (await readSaved(cookie)).match(/<input[^>]*name="with"[^>]*>/g) ?? [];
  const ids = boxes.map((box) => /value="([\w-]+)"/.exec(box)![1]!);
  expect(ids).toHaveLength(2);
  const response = await send(`/dashboard/offers?with=${ids[0]}&with=${ids[1]}`, { headers: { cookie } });
  expect(response.headers.get("location")).toBe("/salary-tool?pay=52&state=OH&pay2=46&state2=TX&two=1");
  expect(await readSaved(cookie, `?with=${ids[0]}`)).toContain("Choose two offers");
});

test("lists saved offers by the page and deletes them with the account", async () => {
  const { user, cookie } = await signIn("job_seeker");
  for (let at = 0; at < 23; at++) await save(cookie, `Offer number ${at}`, String(at));
  const count = (html: string) => html.match(/>Offer number \d+<\/a>/g)?.length;
  expect(count(await readSaved(cookie))).toBe(20);
  expect(count(await readSaved(cookie, "?page=2"))).toBe(3);
  expect(count(await readSaved(await signInAs(user), "?page=99"))).toBe(3);
  await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(user.id).run();
  const left = await env.DB.prepare("SELECT count(*) AS n FROM saved_offers WHERE user_id = ?")
    .bind(user.id)
    .first("n");
  expect(left).toBe(0);
});
