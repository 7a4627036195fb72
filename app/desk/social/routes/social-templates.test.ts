import { beforeAll, expect, test } from "vitest";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { listRows } from "#tests/support/requests.ts";
import { createOperator, listSocialPosts, toPostFields } from "#tests/support/social.ts";

const list = "/admin/social-media/templates";
const fields = { intent: "save", name: "Nights", ...toPostFields({ x: "Nights: {title}[, {pay}] {link}" }) };
let operator: Awaited<ReturnType<typeof createOperator>>;

beforeAll(async () => {
  operator = await createOperator();
});

const findSocialTemplate = async () =>
  /href="\/admin\/social-media\/templates\/([\w-]{22})"/.exec((await operator.open(list)).html)?.[1];

test("opens a new template without a posting to show it with, and with one", async () => {
  expect((await operator.open(`${list}/new`)).html).not.toContain("Preview for");
  await storeJobs([makeDraft({ title: "Night nurse" })]);
  expect((await operator.open(`${list}/new`)).html).toContain("Preview for LinkedIn");
});

test("stores a template once when its form is sent twice, and its name once", async () => {
  const answers = await Promise.all([1, 2].map(() => operator.post(`${list}/new`, fields)));
  for (const { headers } of answers) expect(headers.get("location")).toBe(`${list}?done=saved`);
  const { html } = await operator.open(list);
  expect(html.match(/>Nights</g)).toHaveLength(1);
  const taken = await operator.post(`${list}/new`, { ...fields, ...toPostFields({ x: "Other" }) });
  expect(taken.status).toBe(400);
  expect(await taken.text()).toContain("Another template has this name");
});

test.each([
  ["no name", { name: " " }, "Please name the template"],
  ["a long name", { name: "n".repeat(81) }, "Please use at most 80 characters"],
  ["no text", toPostFields({}), "Enter a text for at least one network"],
  ["an unknown variable", toPostFields({ generic: "{titel}" }), "There is no variable {titel}"],
  [
    "a text too long for any network",
    toPostFields({ facebook: "a".repeat(63_207) }),
    "too long for any network",
  ],
])("does not store a template with %s, and keeps what was typed", async (_, wrong, message) => {
  const typed: Record<string, string> = { ...fields, name: "Another", ...wrong };
  const answer = await operator.post(`${list}/new`, typed);
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain(message);
  expect(html).toContain(typed["text-generic"] || typed["text-x"] || typed["text-facebook"] || "Another");
});

test("starts a new post with the template, which keeps its text when the template goes", async () => {
  const template = (await findSocialTemplate())!;
  const { html } = await operator.open("/admin/social-media/new?q=night+nurse");
  const slug = /name="slug" value="([^"]+)"/.exec(html)![1]!;
  await operator.post("/admin/social-media/new", { slug, template, idempotencyKey: "one" });
  const removed = await operator.post(`${list}/${template}`, { ...fields, intent: "remove" });
  expect(removed.headers.get("location")).toBe(`${list}?done=removed`);
  expect((await operator.open(`${list}/${template}`)).status).toBe(404);
  expect((await listSocialPosts())[0]!.texts.x).toBe("Nights: {title}[, {pay}] {link}");
  expect((await listRows("audit_log")).map(({ action }) => action)).toEqual([
    "social_template.create",
    "social_post.create",
    "social_template.remove",
  ]);
});

test("finds a posting by its address, and none that is not open", async () => {
  const [slug] = await storeJobs([makeDraft({ title: "Charge nurse" })]);
  const address = encodeURIComponent(`https://example.com/jobs/${slug}?from=mail`);
  expect((await operator.open(`/admin/social-media/new?q=${address}`)).html).toContain(`value="${slug}"`);
  const { text } = await operator.open("/admin/social-media/new?q=/jobs/unknown-posting");
  expect(text).toContain("No open posting found");
  const gone = await operator.post("/admin/social-media/new", {
    slug: "unknown-posting",
    idempotencyKey: "two",
  });
  expect(gone.headers.get("location")).toBe("/admin/social-media/new?closed");
});
