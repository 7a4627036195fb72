import { beforeAll, expect, test, vi } from "vitest";
import { newVisitor, signIn } from "../support/accounts.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { inOneMinute } from "../support/requests.ts";
import { post, postForm } from "../support/site.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };
const paths = [
  "/login",
  "/register",
  "/forgot-password",
  "/sign-in-link",
  "/reset-password?token=x",
  "/contact",
];
let cookie = "";

beforeAll(async () => {
  cookie = (await signIn("admin")).cookie;
  const [slug] = await storeJobs([makeDraft()]);
  paths.push(
    `/jobs/${slug}/apply`,
    "/dashboard/password",
    "/dashboard/sessions",
    "/admin/contacts",
    "/admin/hire-requests",
  );
});

test("rejects a form over the size limit, whatever its length header says", async () => {
  for (const path of paths) {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16 * 1024).fill(97));
        if (sent > 1000) controller.close();
      },
    });
    const response = await post(path, endless, { ...form, ...newVisitor(), cookie });
    expect(response.status, path).toBe(413);
    expect(sent).toBeLessThan(1000);
  }
});

test.each([
  ["JSON", "{}", "application/json"],
  ["a broken form", "--x\r\nContent-Dis", "multipart/form-data; boundary=x"],
  ["a form without its boundary", "a=b", "multipart/form-data"],
])("rejects %s in place of a form without a server error", async (_, body, type) => {
  const log = vi.spyOn(console, "error");
  for (const path of paths) {
    const response = await post(path, body, { "content-type": type, ...newVisitor(), cookie });
    expect(response.status, path).toBe(400);
  }
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test("asks the eleventh application within a minute to wait and says how to get back to your text", () =>
  inOneMinute(async (visitor) => {
    const path = paths.find((known) => known.endsWith("/apply"))!;
    const fields = {
      firstName: "Dana",
      lastName: "Whitfield",
      email: "dana@example.com",
      message: "Texas RN, six years of ICU.",
    };
    for (let i = 0; i < 10; i++) expect((await postForm(path, fields, visitor)).status).toBe(302);
    const response = await postForm(path, fields, visitor);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    const html = await response.text();
    expect(html).toContain("There were too many messages from your network");
    expect(html).toContain("Your text is also still in the form if you go back.");
  }));
