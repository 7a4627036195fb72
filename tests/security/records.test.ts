import { beforeAll, expect, test } from "vitest";
import { fillCatalog } from "../support/catalog.ts";
import { type Known, listKnown } from "../support/matrix/addresses.ts";
import { type Cast, createCast } from "../support/matrix/cast.ts";
import { hasPage, knock, listWrong, readRows, takes, toOutcome } from "../support/matrix/cells.ts";
import { everyone, findKind, type Outcome, toExpected } from "../support/matrix/expected.ts";
import { type PageForm, readForms } from "../support/matrix/forms.ts";
import { env, isWhole } from "../support/site.ts";
import { createVitalsTables } from "../vitals/tables.ts";

const timeout = 900_000;
let cast: Cast;
let known: Known[];

beforeAll(async () => {
  await fillCatalog();
  await createVitalsTables(env.VITALS_DB);
  cast = await createCast();
  known = listKnown(cast);
});

const isOpen = ({ pattern }: Known) => findKind(pattern) === "everybody";
const listGuarded = () => known.filter((each) => !isOpen(each));

/** Everybody at each route in the whole run; otherwise a ninth of them, and one at half of the routes that are open to all. */
const byFor = (each: Known) =>
  everyone.filter(
    (_, at) => isWhole || (known.indexOf(each) + at) % (isOpen(each) ? 2 * everyone.length : 9) === 0,
  );

async function collect(routes: readonly Known[], work: (each: Known) => Promise<string[]>) {
  const wrong: string[] = [];
  for (const each of routes) wrong.push(...(await work(each)));
  return wrong;
}

test("opens each page to the people whom it is for and to nobody else", { timeout }, async () => {
  const before = await readRows();
  expect(await collect(known, (each) => listWrong(cast, each, { by: byFor(each) }))).toEqual([]);
  // Files are written down, and so is who opened what an applicant sent, when a clinician was on her dashboard, and which
  // program read a feed.
  const {
    audit_log: _,
    application_events: __,
    dashboard_visits: ___,
    feed_fetches: ____,
    ...after
  } = await readRows();
  expect(before).toMatchObject(after);
});

const asMissing = (outcome: Outcome): Outcome => (outcome === "open" ? "404" : outcome);
/** A company that is not one's own is not there, before it matters what one may do there. */
const asMissingCompany = (outcome: Outcome): Outcome => (outcome === "403" ? "404" : asMissing(outcome));
const isOfCompany = ({ pattern }: Known) => /^\/hiring\/:company(\/[^:]*)?$/.test(pattern);
/** Says that the posting is gone. */
const answersAnything = "/api/jobs/:slug/beside";

test("finds no record that nobody has, and none of another company at one's own", { timeout }, async () => {
  const named = known.filter(({ pattern }) => pattern !== answersAnything);
  const wrong = await collect(named, async (each) => [
    ...(await listWrong(cast, each, {
      address: each.unknown,
      by: byFor(each),
      meant: isOfCompany(each) ? asMissingCompany : asMissing,
    })),
    ...(await listWrong(cast, each, { address: each.mixed, meant: asMissing })),
  ]);
  expect(wrong).toEqual([]);
});

const isLetIn = (each: Known, method: "GET" | "POST", person: string) =>
  ["open", "some"].includes(toExpected(findKind(each.pattern)!, method, person));

/** The forms of each page as the people see them who may open it, by the address that they go to. */
async function findForms(): Promise<PageForm[]> {
  const forms = new Map<string, PageForm>();
  for (const each of listGuarded().filter(hasPage)) {
    const readers = everyone.filter((person) => isLetIn(each, "GET", person));
    for (const person of isWhole ? readers : readers.slice(-2)) {
      const page = await knock(cast, person, each.address, {});
      for (const form of await readForms(page, each.address)) forms.set(JSON.stringify(form), form);
    }
  }
  return [...forms.values()];
}

const routeOf = (path: string) => known.find(({ address }) => address.split("?")[0] === path.split("?")[0]);

let forms: PageForm[];
/** A form as a page shows it, and one without a field. */
const listBodies = (each: Known): PageForm[] => [
  ...forms.filter(({ path }) => routeOf(path) === each),
  { path: each.address, fields: [] },
];
const listForms = () => listGuarded().filter((each) => takes(each, "POST"));

test("takes no form from a wrong person, whatever it says, and changes nothing", { timeout }, async () => {
  forms = await findForms();
  expect(forms.length).toBeGreaterThan(30);
  const before = await readRows();
  const wrong = await collect(listForms(), async (each) => {
    const by = byFor(each).filter((person) => !isLetIn(each, "POST", person));
    const answers = listBodies(each).map(
      ({ path, fields }) =>
        () =>
          listWrong(cast, each, {
            method: "POST",
            address: path,
            by,
            init: { body: new URLSearchParams(fields) },
          }),
    );
    const told: string[] = [];
    for (const ask of answers) told.push(...(await ask()));
    return told;
  });
  expect(wrong).toEqual([]);
  expect(await readRows()).toEqual(before);
});

test("changes nothing of a company by another company's own forms", { timeout }, async () => {
  const readOurs = async () =>
    Object.entries(await readRows()).flatMap(([table, rows]) =>
      rows.filter((row) => row.includes(`"employer_id":${cast.ours.id},`)).map((row) => `${table}: ${row}`),
    );
  const before = await readOurs();
  expect(before.length).toBeGreaterThan(8);
  const sent = forms.filter(({ path }) => path.includes(cast.ours.slug));
  for (const { path, fields } of sent) {
    const own = path.replace(cast.ours.slug, cast.theirs.slug);
    const answer = await knock(cast, "elsewhere", own, { method: "POST", body: new URLSearchParams(fields) });
    await answer.body?.cancel();
    expect(answer.status, own).toBeLessThan(500);
  }
  expect(await readOurs()).toEqual(before);
});

test("answers other ways of asking without an error", { timeout }, async () => {
  const wrong: string[] = [];
  for (const each of known.filter((_, at) => isWhole || at % 2 === 0))
    for (const method of ["HEAD", "PUT", "DELETE"])
      for (const person of byFor(each).slice(0, isWhole ? everyone.length : 1)) {
        const outcome = await toOutcome(await knock(cast, person, each.address, { method }));
        if (outcome.startsWith("5")) wrong.push(`${method} ${each.address} as ${person}: ${outcome}`);
      }
  expect(wrong).toEqual([]);
});

// Last, because it ends what the forms end.
test("takes each form from the people whom it is for", { timeout }, async () => {
  // workerd keeps a timer of 30 s for each request of a test, and 10,000 at most.
  if (isWhole) await new Promise((resolve) => setTimeout(resolve, 31_000));
  const wrong: string[] = [];
  const routes = known.filter((route) => takes(route, "POST"));
  // A form there ends what the forms before need: a membership, or a company's writing.
  const isLast = ({ pattern }: Known) => pattern.endsWith("/team") || pattern.startsWith("/admin/employers");
  for (const each of [...routes.filter((route) => !isLast(route)), ...routes.filter(isLast)])
    for (const person of byFor(each).filter((name) => isLetIn(each, "POST", name)))
      for (const { path, fields } of listBodies(each)) {
        const init = { method: "POST", body: new URLSearchParams(fields) };
        const outcome = await toOutcome(await knock(cast, person, path, init));
        const isSome = toExpected(findKind(each.pattern)!, "POST", person) === "some";
        // What an earlier form ended is gone.
        const meant = ["open", "404", ...(isSome ? ["403"] : [])];
        if (!meant.includes(outcome)) wrong.push(`POST ${path} as ${person}: ${outcome}`);
      }
  expect(wrong.join("\n")).toBe("");
});
