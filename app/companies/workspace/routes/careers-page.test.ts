import { beforeEach, expect, test } from "vitest";
import { sweepCompanyImages } from "#app/companies/pitch/careers/careers-page.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { newVisitor, signIn } from "#tests/support/accounts.ts";
import { createCompany, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { place, withExif } from "#tests/support/photos.ts";
import { listRows } from "#tests/support/requests.ts";
import { env, post, send } from "#tests/support/site.ts";

let company: TestCompany;
let posting = 0;
const editor = ({ employer } = company) => `/hiring/${employer.slug}/page`;
const publicPage = ({ employer } = company) => `/employers/${employer.slug}`;

beforeEach(async () => {
  await env.DB.exec("DELETE FROM outbox");
  company = await createCompany("Harbor Ridge Clinic");
  posting += 1;
  await storePosting(company.employer.id, `careers-posting-${posting}`);
  await env.DB.exec(
    `INSERT INTO job_details (job_id, description_html) SELECT id, '<p>Nights.</p>' FROM jobs WHERE slug = 'careers-posting-${posting}'`,
  );
});

const read = async (path: string, cookie = "") => (await send(path, { headers: { cookie } })).text();
let reads = 0;
/** No copy that the edge keeps for a minute. */
const readPublic = () => read(`${publicPage()}?page=${"0".repeat(++reads)}`);
const texts = { text: "We staff one nurse per three patients.\n\nYou self-schedule.", revision: "0" };
const save = (fields: Record<string, string>, { cookie } = company.owner, at = editor()) =>
  post(at, new URLSearchParams(fields), { cookie, ...newVisitor() });

/** As `withExif`, with a frame of this size. */
function toPicture(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(withExif());
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
  bytes.set([height >> 8, height & 255, width >> 8, width & 255], frame + 5);
  return bytes;
}

function upload(kind: string, bytes: Uint8Array<ArrayBuffer>, alt?: string, { cookie } = company.owner) {
  const form = new FormData();
  form.set("intent", kind);
  if (alt !== undefined) form.set("alt", alt);
  form.set("photo", new Blob([bytes], { type: "image/jpeg" }), "picture.jpg");
  return post(editor(), form, { cookie, ...newVisitor() });
}

const listImages = async () =>
  (
    await env.DB.prepare("SELECT name, kind, alt, width, height FROM company_images WHERE employer_id = ?")
      .bind(company.employer.id)
      .all<{ name: string; kind: string; alt: string; width: number; height: number }>()
  ).results;
const listFiles = async () =>
  (await env.FILES.list({ prefix: "company-images/" })).objects.map(({ key }) => key.split("/")[1]);

test("leaves the public page as it is until the company says something", async () => {
  const html = await readPublic();
  expect(html).not.toMatch(/Working at|What they value|Photos|careers-cover/);
  expect(html).not.toContain('"@type":"Organization"');
});

test("shows texts, values and the video's link above the jobs, with their markup escaped", async () => {
  const fields = { ...texts, title1: "Safe <b>ratios</b>", value1: "One to three.", video: "youtu.be/abc" };
  const saved = await save(fields);
  expect(saved.headers.get("location")).toBe(`${editor()}?done=saved`);
  const html = await readPublic();
  expect(html).toContain("Working at Harbor Ridge Clinic");
  expect(html.match(/<p [^>]*>We staff one nurse per three patients\.<\/p>/)).not.toBeNull();
  expect(html).toContain("Safe &lt;b&gt;ratios&lt;/b&gt;");
  expect(html).toContain('href="https://youtu.be/abc"');
  expect(html).not.toContain("<iframe");
  expect(html.indexOf("What they value")).toBeLessThan(html.lastIndexOf("1 open job"));
});

test.each([
  [{ video: "http://youtube.com/watch" }, "Please enter an address that begins with https://"],
  [{ video: "javascript:alert(1)" }, "Please enter an address that begins with https://"],
  [{ title2: "Growth" }, "Say in a sentence what it means"],
  [{ value2: "We pay for courses." }, "Enter a short title for it"],
  [{ text: "x".repeat(4001) }, "Please use at most 4,000 characters"],
])("says what is wrong with %o, and keeps what was typed", async (wrong, problem) => {
  const refused = await save({ ...texts, title1: "Kept title", value1: "Kept value.", ...wrong });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(toText(html)).toContain(problem);
  expect(html).toContain('value="Kept title"');
  expect(await readPublic()).not.toContain("Kept value.");
});

test("keeps the texts of two tabs apart, and loses nothing typed", async () => {
  await save(texts);
  const late = await save({ ...texts, text: "The other tab's words." }, company.recruiter);
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(html).toContain("The other tab&#x27;s words.");
  expect(html).toContain('name="revision" value="1"');
  expect(await readPublic()).toContain("You self-schedule.");
  await save({ ...texts, text: "The other tab's words.", revision: "1" }, company.recruiter);
  expect(await readPublic()).toContain("The other tab&#x27;s words.");
});

test("is for owners and recruiters alone", async () => {
  const elsewhere = await createCompany("Gulf Care Clinic");
  const admin = await signIn("admin");
  for (const { cookie } of [elsewhere.owner, admin, await signIn("job_seeker")]) {
    expect((await send(editor(), { headers: { cookie } })).status).toBe(404);
    expect((await save(texts, { ...company.owner, cookie })).status).toBe(404);
  }
  expect((await send(editor(), { headers: { cookie: company.reviewer.cookie } })).status).toBe(403);
  expect((await save(texts, company.reviewer)).status).toBe(403);
  expect((await upload("logo", toPicture(64, 64), undefined, company.reviewer)).status).toBe(403);
  expect(await listImages()).toEqual([]);
});

test("shows a logo, a cover and photos with their sizes, and gives the logo to search engines", async () => {
  expect((await upload("logo", toPicture(100, 80))).headers.get("location")).toBe(
    `${editor()}?done=added#pictures`,
  );
  await upload("cover", toPicture(300, 1200));
  await upload("photo", toPicture(640, 480), "Two nurses at the desk");
  const images = await listImages();
  const find = (kind: string) => images.find((image) => image.kind === kind)!;
  // The camera was held upright, as the file said.
  expect(find("cover")).toMatchObject({ width: 1200, height: 300 });
  const html = await readPublic();
  expect(html).toMatch(
    new RegExp(`<img alt="" src="/company-images/${find("cover").name}" width="1200" height="300"`),
  );
  expect(html).toMatch(/<img alt="Two nurses at the desk" [^>]*width="480" height="640"[^>]*loading="lazy"/);
  expect(html).toContain(
    `"logo":{"@type":"ImageObject","url":"http://localhost:8787/company-images/${find("logo").name}"`,
  );
  const answer = await send(`/company-images/${find("cover").name}`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(answer.headers.has("set-cookie")).toBe(false);
  const bytes = new TextDecoder("latin1").decode(await answer.arrayBuffer());
  expect(bytes).not.toContain(place);
});

test("replaces a logo, removes a photo, and leaves no file behind", async () => {
  await upload("logo", toPicture(100, 80));
  const [first] = await listImages();
  await upload("logo", toPicture(100, 90));
  await upload("photo", toPicture(640, 480), "The garden");
  expect(await listFiles()).not.toContain(first!.name);
  expect((await send(`/company-images/${first!.name}`)).status).toBe(404);
  for (const { name } of await listImages())
    expect((await save({ intent: "remove", image: name })).headers.get("location")).toBe(
      `${editor()}?done=removed#pictures`,
    );
  expect(await listImages()).toEqual([]);
  const again = await save({ intent: "remove", image: first!.name });
  expect(again.headers.get("location")).toBe(`${editor()}?done=gone#pictures`);
});

test("removes no picture of another company", async () => {
  await upload("logo", toPicture(100, 80));
  const [image] = await listImages();
  const other = await createCompany("Gulf Care Clinic");
  await save({ intent: "remove", image: image!.name }, other.owner, editor(other));
  expect(await listImages()).toHaveLength(1);
});

test.each<[string, string, Uint8Array<ArrayBuffer>, string | undefined, string]>([
  ["a small logo", "logo", toPicture(40, 40), undefined, "A logo needs at least 64 × 64."],
  ["a huge photo", "photo", toPicture(20_000, 900), "A hall", "Save it at a lower resolution"],
  ["a photo that nobody describes", "photo", toPicture(640, 480), "", "Describe what the photo shows"],
  [
    "a description that leads elsewhere",
    "photo",
    toPicture(640, 480),
    "Write to our recruiter on WhatsApp at +1 555 010 0199 to apply",
    "Describe only what the photo shows",
  ],
  [
    "a page",
    "logo",
    new TextEncoder().encode("<html>"),
    undefined,
    "This is not a JPEG, PNG or WebP picture.",
  ],
  [
    "more than 2 MB",
    "cover",
    new Uint8Array(2 * 1024 * 1024 + 1),
    undefined,
    "The file is larger than 2 MB.",
  ],
  ["nothing", "cover", new Uint8Array(), undefined, "Choose a picture first."],
])("refuses %s and says why", async (_, kind, bytes, alt, problem) => {
  const refused = await upload(kind, bytes, alt);
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain(problem);
  if (alt) expect(html).toContain(`value="${alt}"`);
  expect(await listImages()).toEqual([]);
});

test("takes eight photos", async () => {
  for (let at = 0; at < 8; at++) await upload("photo", toPicture(640, 480), `Photo ${at}`);
  expect((await upload("photo", toPicture(640, 480), "One more")).status).toBe(409);
  expect(await listImages()).toHaveLength(8);
});

test("moves photos up and down, on the page of visitors too", async () => {
  for (const alt of ["First", "Second", "Third"]) await upload("photo", toPicture(640, 480), alt);
  const { results } = await env.DB.prepare("SELECT name, alt FROM company_images WHERE employer_id = ?")
    .bind(company.employer.id)
    .all<{ name: string; alt: string }>();
  const names = new Map(results.map(({ name, alt }) => [alt, name]));
  const move = async (alt: string, intent: string, who = company.owner) =>
    (await save({ intent, image: names.get(alt)! }, who)).headers.get("location");
  const shown = async (html: string) =>
    [...html.matchAll(/<img alt="(First|Second|Third)"/g)].map(([, alt]) => alt);
  expect(await move("Third", "up")).toContain("done=moved");
  expect(await move("First", "down")).toContain("done=moved");
  expect(await shown(await read(editor(), company.owner.cookie))).toEqual(["Third", "First", "Second"]);
  expect(await shown(await readPublic())).toEqual(["Third", "First", "Second"]);
  expect(await move("Third", "up")).toContain("done=unmoved");
  expect(await move("Second", "down")).toContain("done=unmoved");
  const other = await createCompany("Other Clinic");
  expect(
    (await save({ intent: "up", image: names.get("Second")! }, other.owner, editor(other))).headers.get(
      "location",
    ),
  ).toContain("done=unmoved");
  expect(await shown(await readPublic())).toEqual(["Third", "First", "Second"]);
});

test("changes a description unless a colleague did", async () => {
  await upload("photo", toPicture(640, 480), "A hall");
  const [{ name } = { name: "" }] = await listImages();
  await save({ intent: "describe", image: name, was: "A hall", alt: "The main hall" });
  const late = await save({ intent: "describe", image: name, was: "A hall", alt: "A long hall" });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('value="A long hall"');
  expect((await listImages())[0]!.alt).toBe("The main hall");
});

const scam = {
  text: "Message our hiring manager on WhatsApp at +1 555 010 0199 and pay a $90 training fee by Zelle before you start.",
  revision: "1",
};
const decide = async (fields: Record<string, string>) => {
  const { cookie } = await signIn("admin");
  return post(`/admin/employers/${company.employer.slug}`, new URLSearchParams(fields), { cookie });
};
const toldSubjects = async () => (await listRows("outbox")).map(({ subject }) => String(subject));

test("holds words of scams for the desk, which shows them or sends them back", async () => {
  await save(texts);
  expect((await save(scam)).headers.get("location")).toBe(`${editor()}?done=waiting`);
  expect(await readPublic()).toContain("You self-schedule.");
  expect(await readPublic()).not.toContain("WhatsApp");
  const admin = await signIn("admin");
  expect(await read("/admin/employers", admin.cookie)).toContain("Careers pages that wait for us");
  expect(toText(await read(`/admin/employers/${company.employer.slug}`, admin.cookie))).toContain("Zelle");
  const back = { page: "refuse", pageRevision: "2", pageReason: "No employer asks for a fee." };
  expect((await decide(back)).headers.get("location")).toContain("done=page-refuse");
  const own = toText(await read(editor(), company.owner.cookie));
  expect(own).toContain("No employer asks for a fee.");
  expect(own).toContain("Zelle");
  expect(await toldSubjects()).toEqual([expect.stringContaining("About the careers page")]);
  await save({ ...scam, revision: "3" });
  expect((await decide({ page: "show", pageRevision: "4" })).headers.get("location")).toContain("page-show");
  expect(await readPublic()).toContain("Zelle");
  // Words that one of us approved wait no more.
  const same = await save({ ...scam, video: "https://youtu.be/abc", revision: "5" });
  expect(same.headers.get("location")).toBe(`${editor()}?done=saved`);
});

test("decides only about what was read", async () => {
  await save({ ...scam, revision: "0" });
  await save({ ...scam, text: `${scam.text} Today.`, revision: "1" });
  expect((await decide({ page: "show", pageRevision: "1" })).headers.get("location")).toContain("unchanged");
  expect(await readPublic()).not.toContain("Zelle");
});

test("takes a page's texts and pictures down, tells the owner, and shows them again", async () => {
  await save(texts);
  await upload("logo", toPicture(100, 80));
  const [logo] = await listImages();
  const down = { page: "down", pageRevision: "1", pageReason: "The photo shows a patient." };
  expect((await decide({ ...down, pageReason: "" })).status).toBe(400);
  expect((await decide(down)).headers.get("location")).toContain("done=page-down");
  const html = await readPublic();
  expect(html).not.toContain("You self-schedule.");
  expect(html).toContain("1 open job");
  expect((await send(`/company-images/${logo!.name}`)).status).toBe(404);
  const { cookie } = company.owner;
  const own = await send(`/company-images/${logo!.name}`, { headers: { cookie } });
  expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(toText(await read(editor(), cookie))).toContain("The photo shows a patient.");
  const [mail] = await listRows("outbox");
  expect(mail!.recipient).toBe(company.owner.user.email);
  expect(mail!.body).toContain("The photo shows a patient.");
  // What is saved meanwhile waits.
  const saved = await save({ ...texts, text: "Corrected.", revision: "2" });
  expect(saved.headers.get("location")).toBe(`${editor()}?done=waiting`);
  await decide({ page: "show", pageRevision: "3" });
  expect(await readPublic()).toContain("Corrected.");
  expect((await send(`/company-images/${logo!.name}`)).status).toBe(200);
});

test("shows nothing of a company that visitors do not know", async () => {
  const unknown = await createCompany("Unread Clinic");
  company = unknown;
  await upload("logo", toPicture(100, 80));
  const [logo] = await listImages();
  expect((await send(publicPage())).status).toBe(404);
  expect((await send(`/company-images/${logo!.name}`)).status).toBe(404);
});

test("removes the files of a company that goes", async () => {
  await upload("logo", toPicture(100, 80));
  const [logo] = await listImages();
  const kept = await createCompany("Kept Clinic");
  const { cookie } = await signIn("admin");
  await post(
    `/admin/employers/${company.employer.slug}/merge`,
    new URLSearchParams({ kept: kept.employer.slug }),
    { cookie },
  );
  expect(await listFiles()).not.toContain(logo!.name);
  company = kept;
  await upload("logo", toPicture(100, 80));
  const [other] = await listImages();
  await env.DB.exec(`DELETE FROM company_images WHERE name = '${other!.name}'`);
  const hour = 60 * 60 * 1000;
  await sweepCompanyImages(toDb(env.DB), env, Date.now() + hour + 1000);
  expect(await listFiles()).not.toContain(other!.name);
});
