import { expect, test, vi } from "vitest";
import { z } from "zod";
import { readInput } from "../../functions/endpoint/input.ts";
import { visitWith } from "../support/faults.ts";
import { contactFields, hireFields, listRows, newVisitor } from "../support/requests.ts";
import { origin, post, postJson, send } from "../support/site.ts";

test.each([
  ["POST", "/wp-login.php", 404],
  ["PUT", "/jobs", 405],
  ["POST", "/", 405],
  ["DELETE", "/pediatrician-recruiters-chicago", 405],
])("answers %s %s with %i and no server error", async (method, path, status) => {
  const { status: answered, logged } = await visitWith({}, path, { method, headers: { origin } });
  expect(answered).toBe(status);
  expect(logged).toEqual([]);
});

test("never searches, shows or stores characters that no keyboard types", async () => {
  const html = await (await send("/jobs?query=icu%00nurse")).text();
  expect(html).not.toContain("\0");
  expect(html).toContain('value="icu nurse"');
  const message = "Which postings\0 take a compact license?\nThank you.";
  expect((await postJson("/api/contact", { ...contactFields, message }, newVisitor())).status).toBe(201);
  const [stored] = await listRows("contacts");
  expect(stored!.message).toBe("Which postings take a compact license?\nThank you.");
});

test("rejects a body that is not UTF-8", async () => {
  const body = new TextEncoder().encode(JSON.stringify({ ...contactFields, firstName: "J_rg" }));
  body[body.indexOf(95)] = 0xf6;
  const headers = { "content-type": "application/json", ...newVisitor() };
  expect((await post("/api/contact", body, headers)).status).toBe(400);
});

test("explains a field of the wrong kind in plain words", async () => {
  const response = await postJson("/api/contact", { ...contactFields, phone: 5 }, newVisitor());
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    fields: { phone: "Please use letters, spaces and punctuation only" },
  });
});

test("does not log an upload that its sender cuts off as a server error", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const fields = Object.entries(hireFields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--b\r\nContent-Disposition: form-data; name="attachment"; filename="role.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n${"x".repeat(70_000)}`;
  const headers = { "content-type": "multipart/form-data; boundary=b", ...newVisitor() };
  const response = await post("/api/hire-request", fields.join("") + file, headers);
  expect(response.status).toBe(400);
  expect(log).not.toHaveBeenCalled();
});

test("refuses JSON whose sender breaks off", async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error("gone"));
    },
  });
  const headers = { "content-type": "application/json" };
  const read = await readInput(
    new Request("http://localhost/", { method: "POST", body, headers }),
    z.object({}),
  );
  expect(read.ok ? 200 : read.response.status).toBe(400);
});
