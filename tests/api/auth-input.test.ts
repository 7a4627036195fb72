import { expect, test } from "vitest";
import { newVisitor } from "../support/accounts.ts";
import { origin, post, send } from "../support/site.ts";

const json = { "content-type": "application/json" };

test("what is not JSON is answered with 415", async () => {
  const response = await post(
    "/api/auth/login",
    new URLSearchParams({ email: "a@example.com", password: "b" }),
  );
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ code: "unsupported_media_type" });
});

test("broken JSON is answered with 400", async () => {
  const response = await post("/api/auth/login", '{"email":', json);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "invalid_json" });
});

test.each(["null", "[]", '"text"', "{}", '{"email":7,"password":{}}'])(
  "JSON of another shape (%s) is answered with 400 and never an error of ours",
  async (body) => {
    const response = await post("/api/auth/login", body, json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input" });
  },
);

test("each wrong field has its own message", async () => {
  const body = JSON.stringify({ role: "job_seeker", email: "no address", password: "short", lastName: " " });
  const response = await post("/api/auth/register", body, json);
  expect(await response.json()).toMatchObject({
    code: "invalid_input",
    fields: {
      firstName: "First name is required",
      lastName: "Last name is required",
      email: "Please enter a valid email address",
      password: "Please use at least 12 characters",
    },
  });
});

test("a body over 64 kB is refused, whatever its length header says", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(16 * 1024).fill(32));
      if (sent > 1000) controller.close();
    },
  });
  const response = await send("/api/auth/login", {
    method: "POST",
    body: endless,
    headers: { origin, ...json },
  });
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(1000);
});

test("a JSON content type with a charset is JSON", async () => {
  const body = JSON.stringify({ email: "nobody@example.com", password: "some password" });
  const response = await post("/api/auth/login", body, {
    "content-type": "application/json; charset=utf-8",
    ...newVisitor(),
  });
  expect(response.status).toBe(401);
});

test("signing in from another site's page is refused", async () => {
  const body = JSON.stringify({ email: "nobody@example.com", password: "some password" });
  const response = await post("/api/auth/login", body, { ...json, origin: "https://evil.example" });
  expect(response.status).toBe(403);
});
