import { expect, test } from "vitest";
import { post, send } from "../support/site.ts";

test("health says that the database answers", async () => {
  const response = await send("/api/health");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
});

test("a method that an endpoint does not have is answered with 405 and the ones it has", async () => {
  const response = await post("/api/health", "{}");
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET");
  expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
});

test("an unknown endpoint is 404 as JSON", async () => {
  const response = await send("/api/nothing-here");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "not_found" });
});

test("a write from another site is refused", async () => {
  const response = await send("/api/health", { method: "POST", headers: { origin: "https://evil.example" } });
  expect(response.status).toBe(403);
});
