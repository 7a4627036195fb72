import { expect, test } from "vitest";
import { post, send } from "../support/site.ts";

test("reports that the database answers", async () => {
  const response = await send("/api/health");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
});

test("answers 405 to an unsupported method and lists the supported ones", async () => {
  const response = await post("/api/health", "{}");
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET");
  expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
});

test("answers 404 as JSON for an unknown endpoint", async () => {
  const response = await send("/api/nothing-here");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "not_found" });
});

test("rejects a write from another site", async () => {
  const response = await send("/api/health", { method: "POST", headers: { origin: "https://evil.example" } });
  expect(response.status).toBe(403);
});
