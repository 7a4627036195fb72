import { expect, test } from "vitest";
import { newVisitor } from "../support/accounts.ts";
import { origin, post, send } from "../support/site.ts";

const json = { "content-type": "application/json" };

test("answers 415 to anything but JSON", async () => {
  const response = await post(
    "/api/auth/login",
    new URLSearchParams({ email: "a@example.com", password: "b" }),
  );
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ code: "unsupported_media_type" });
});

test("answers 400 to broken JSON", async () => {
  const response = await post("/api/auth/login", '{"email":', json);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "invalid_json" });
});

test.each(["null", "[]", '"text"', "{}", '{"email":7,"password":{}}'])(
  "answers 400 to JSON of another shape (%s)",
  async (body) => {
    const response = await post("/api/auth/login", body, json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input" });
  },
);

test("gives each wrong field its own message", async () => {
  const body = JSON.stringify({
    role: "job_seeker",
    email: "no address",
    password: "short",
    lastName: "a@b",
  });
  const response = await post("/api/auth/register", body, json);
  expect(await response.json()).toMatchObject({
    code: "invalid_input",
    fields: {
      firstName: "First name is required",
      lastName: "Please leave out / \\ : @ < and >",
      email: "Please enter a valid email address",
      password: "Please use at least 12 characters",
    },
  });
});

test("refuses a body over 64 kB without a length header", async () => {
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

test("accepts a JSON content type with a charset", async () => {
  const body = JSON.stringify({ email: "nobody@example.com", password: "some password" });
  const response = await post("/api/auth/login", body, {
    "content-type": "application/json; charset=utf-8",
    ...newVisitor(),
  });
  expect(response.status).toBe(401);
});

test("refuses to log in from another site's page", async () => {
  const body = JSON.stringify({ email: "nobody@example.com", password: "some password" });
  const response = await post("/api/auth/login", body, { ...json, origin: "https://evil.example" });
  expect(response.status).toBe(403);
});
