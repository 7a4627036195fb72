import { environmentManager, MutationObserver } from "@tanstack/react-query";
import { afterAll, afterEach, expect, test } from "vitest";
import { serveEndpoints } from "../../../../tests/support/local-endpoints.ts";
import { createQueryClient, retryDelay, shouldRetry } from "./query-client.ts";
import { readFirstOfKey } from "./read-first-of-key.ts";

environmentManager.setIsServer(() => false);
const endpoints = await serveEndpoints();
const client = createQueryClient();
afterEach(() => client.clear());
afterAll(() => endpoints.close());

const failure = (status: number, text = "") =>
  Object.assign(new Error(`${status}: ${text}`), { name: "ApiFailure" as const, status, answer: null });
const retriesOf = (error: Error) =>
  [0, 1, 2, 3].filter((failureCount) => shouldRetry(failureCount, error)).length;

test("retries three times after too many requests", () => {
  expect(retriesOf(failure(429, "Slow down"))).toBe(3);
});

test.each([400, 401, 403, 404, 409, 504])("never retries %i, because it contains a 4", (status) => {
  expect(retriesOf(failure(status))).toBe(0);
});

test("does not retry an error with a 4 in its text, even when the text says 429", () => {
  expect(retriesOf(failure(500, "row 4 is broken"))).toBe(0);
  expect(retriesOf(failure(500, "upstream said 429"))).toBe(0);
});

test("retries a server error or a broken connection twice", () => {
  expect(retriesOf(failure(500, "Internal error"))).toBe(2);
  expect(retriesOf(new TypeError("Failed to fetch"))).toBe(2);
});

test("doubles the wait from one second up to thirty", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test("keeps data fresh for five minutes, stored for ten, and never reloads it on focus or on a timer", () => {
  expect(client.getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});

test("requests the first element of the query key", async () => {
  endpoints.answerWith({ status: 200, body: '{"newToday":3,"total":1200}' });
  expect(await client.fetchQuery({ queryKey: ["/api/jobs/stats", "ignored"] })).toEqual({
    newToday: 3,
    total: 1200,
  });
  expect(endpoints.received.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /api/jobs/stats"]);
});

test("does not request fresh data again", async () => {
  endpoints.answerWith({ status: 200, body: "[]" });
  await client.fetchQuery({ queryKey: ["/api/jobs/recent?limit=6"] });
  await client.fetchQuery({ queryKey: ["/api/jobs/recent?limit=6"] });
  expect(endpoints.received).toHaveLength(1);
});

test.each([
  { status: 500, requests: 3 },
  { status: 429, requests: 4 },
  { status: 404, requests: 1 },
])("after a $status answer, makes $requests requests in all and then fails", async ({ status, requests }) => {
  endpoints.answerWith({ status, body: "no" });
  const query = { queryKey: ["/api/jobs/stats"], retryDelay: 1 };
  await expect(client.fetchQuery(query)).rejects.toThrow(`${status}: no`);
  expect(endpoints.received).toHaveLength(requests);
});

test("throws by default when signed out, and returns null when configured", async () => {
  endpoints.answerWith({ status: 401, body: "signed out" });
  await expect(client.fetchQuery({ queryKey: ["/api/auth/me"] })).rejects.toThrow("401: signed out");
  expect(await client.fetchQuery({ queryKey: ["/api/auth/me"], queryFn: readFirstOfKey("null") })).toBeNull();
});

test("never sends a write twice", async () => {
  const write = new MutationObserver(client, {
    mutationFn: () => fetch("/api/contact", { method: "POST" }).then(() => Promise.reject(failure(500))),
  });
  endpoints.answerWith({ status: 500 });
  await expect(write.mutate()).rejects.toThrow("500");
  expect(endpoints.received).toHaveLength(1);
});
