import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { serveEndpoints } from "../../../tests/support/local-endpoints.ts";
import { checkSession, markSignedIn, removeSignedInMark } from "./signed-in-mark.ts";

const endpoints = await serveEndpoints();
afterAll(() => {
  endpoints.close();
  vi.unstubAllGlobals();
});

const stored = new Map<string, string>();
let events: string[] = [];

beforeEach(() => {
  stored.clear();
  events = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("dispatchEvent", ({ type }: Event) => events.push(type));
});

test("tells a device that its session has ended", async () => {
  endpoints.answerWith({ status: 401, body: '{"message":"You are not signed in.","code":"signed_out"}' });
  markSignedIn();
  await checkSession();
  expect(endpoints.received).toMatchObject([{ method: "GET", path: "/api/auth/me" }]);
  expect(events).toEqual(["signed-out"]);
});

test("makes no request on a device that was never signed in", async () => {
  endpoints.answerWith({ status: 401, body: "" });
  await checkSession();
  markSignedIn();
  removeSignedInMark();
  await checkSession();
  expect(endpoints.received).toEqual([]);
  expect(events).toEqual([]);
});

test.each([
  ["somebody is still signed in", { status: 200, body: '{"email":"ana@example.com"}' }],
  ["the server is down", { status: 503, body: "down" }],
])("forgets nothing when %s", async (_, answer) => {
  endpoints.answerWith(answer);
  markSignedIn();
  await checkSession();
  expect(endpoints.received).toHaveLength(1);
  expect(events).toEqual([]);
});

test("works in a browser that blocks storage", async () => {
  const forbid = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid, removeItem: forbid });
  markSignedIn();
  removeSignedInMark();
  await checkSession();
  expect(events).toEqual([]);
});
