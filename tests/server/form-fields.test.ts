import { beforeEach, expect, test, vi } from "vitest";
import { newVisitor, signIn } from "../support/accounts.ts";
import {
  contactFields,
  hireFields,
  listKeys,
  listRows,
  pdf,
  postHireRequest,
  toMultipart,
} from "../support/requests.ts";
import { env, origin, post, postForm, postJson, send } from "../support/site.ts";

beforeEach(async () => {
  await env.DB.exec(
    "DELETE FROM attachments; DELETE FROM hire_requests; DELETE FROM contacts; DELETE FROM outbox",
  );
  await env.FILES.delete(await listKeys());
});

async function expectNothingStored() {
  for (const table of ["hire_requests", "contacts", "attachments", "outbox"] as const)
    expect(await listRows(table)).toEqual([]);
  expect(await listKeys()).toEqual([]);
}

test.each(["firstName[99999999]", "__intent__", "__state__", "__proto__", "nickname"])(
  "rejects a message with the field %s and says so on the page",
  async (name) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await postForm("/contact", { ...contactFields, [`${name}`]: "notjson" }, newVisitor());
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(`This form has no field &quot;${name}&quot;`);
    expect(html.length).toBeLessThan(100_000);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
    await expectNothingStored();
  },
);

test("rejects a repeated field", async () => {
  const body = new URLSearchParams([...Object.entries(contactFields), ["email", "other@example.com"]]);
  const response = await post("/contact", body, newVisitor());
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("came twice");
});

test("rejects text over 64 kB instead of cutting it", async () => {
  const response = await postForm(
    "/contact",
    { ...contactFields, message: "x".repeat(70_000) },
    newVisitor(),
  );
  expect(response.status).toBe(413);
  expect(await response.text()).toContain("Please shorten it.");
});

test("explains a rejected log-in form on a page in plain words", async () => {
  const response = await postForm("/login", { email: "a@example.com", "x[200000]": "1" }, newVisitor());
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("We could not take this form");
  expect(html).toContain("This form has no field &quot;x[200000]&quot;, so nothing was sent.");
});

test("rejects unknown fields of a JSON body by name", async () => {
  const response = await postJson("/api/contact", { ...contactFields, "x[9]": 1 }, newVisitor());
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: "unexpected_field",
    message: 'This form has no field "x[9]", so nothing was sent.',
  });
});

const file = (name = "role.pdf") => new File([pdf()], name, { type: "application/pdf" });

/** A hire request with these parts after its fields. */
function withParts(parts: [string, string | File][]) {
  const form = toMultipart(hireFields);
  for (const [name, value] of parts) form.append(name, value as File);
  return form;
}

const cases: [string, () => FormData, string][] = [
  ["under another name", () => withParts([["resume", file()]]), 'You sent one as "resume"'],
  ["in the place of a text", () => withParts([["fileName", file()]]), 'You sent one as "fileName"'],
  [
    "after an unknown file",
    () =>
      withParts([
        ["x", new File([], "")],
        ["attachment", file()],
      ]),
    'You sent one as "x"',
  ],
  [
    "as a second attachment",
    () =>
      withParts([
        ["attachment", file()],
        ["attachment", file("b.pdf")],
      ]),
    "You sent a second one",
  ],
  [
    "after the 30th part",
    () =>
      withParts([
        ...Array.from({ length: 30 }, (_, i): [string, string] => [`p${i}`, ""]),
        ["attachment", file()],
      ]),
    'no field "p0"',
  ],
  [
    "before a field that no form has",
    () =>
      withParts([
        ["attachment", file()],
        ["__intent__", "notjson"],
      ]),
    'no field "__intent__"',
  ],
];

test.each(cases)("rejects a file %s and names what was wrong", async (_, toForm, message) => {
  const response = await postHireRequest(toForm());
  expect(response.status).toBe(400);
  expect(((await response.json()) as { message: string }).message).toContain(message);
  await expectNothingStored();
});

test("rejects a file in a part that cannot be read", async () => {
  const fields = Object.entries(hireFields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const lost =
    '--b\r\nContent-Disposition: file; name="attachment"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--b--\r\n';
  const headers = { "content-type": "multipart/form-data; boundary=b", ...newVisitor() };
  expect((await post("/api/hire-request", fields.join("") + lost, headers)).status).toBe(400);
  await expectNothingStored();
});

test("stores a file without a name and ignores an empty file field", async () => {
  const body = (content: string) =>
    [
      ...Object.entries(hireFields).map(
        ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
      `--b\r\nContent-Disposition: form-data; name="attachment"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n${content}\r\n--b--\r\n`,
    ].join("");
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  expect((await post("/api/hire-request", body(""), { ...headers, ...newVisitor() })).status).toBe(201);
  expect(await listRows("attachments")).toEqual([]);
  expect((await post("/api/hire-request", body("%PDF-1.7 x"), { ...headers, ...newVisitor() })).status).toBe(
    201,
  );
  expect(await listRows("attachments")).toMatchObject([{ file_name: "attachment.pdf" }]);
});

test("makes a long file name of blanks safe without delay", async () => {
  const form = toMultipart(hireFields, pdf(), `a${" ".repeat(6000)}b.pdf`);
  expect((await postHireRequest(form)).status).toBe(201);
});

const toFields = (form: string) =>
  [...form.matchAll(/<(?:input|textarea|select)\b[^>]*?\bname="([^"]+)"[^>]*>/g)].map(([, name]) => name!);

test("accepts every field of every form on the pages", async () => {
  const pages = [
    "/contact",
    "/employers",
    "/hire-request",
    "/login",
    "/register",
    "/register?as=employer",
    "/forgot-password",
  ];
  const behindLogIn = ["/dashboard", "/dashboard/password"];
  let seen = 0;
  for (const path of [...pages, ...behindLogIn]) {
    const cookie = behindLogIn.includes(path)
      ? (await signIn("job_seeker", { emailVerifiedAt: null })).cookie
      : "";
    const html = await (await send(path, { headers: { cookie } })).text();
    for (const [form] of html.matchAll(/<form\b[^>]*method="post".*?<\/form>/gs)) {
      const action = /action="([^"]+)"/.exec(form)?.[1]?.replaceAll("&amp;", "&") ?? path;
      const isMultipart = form.includes("multipart/form-data");
      const body = isMultipart ? new FormData() : new URLSearchParams();
      for (const name of new Set(toFields(form))) body.append(name, "");
      const response = await send(action, {
        method: "POST",
        body,
        headers: { origin, cookie, ...newVisitor() },
      });
      expect(await response.text(), `${path} ${action}`).not.toMatch(/has no field|could not (?:take|read)/);
      expect(response.status, `${path} ${action}`).toBeLessThan(500);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThanOrEqual(10);
});
