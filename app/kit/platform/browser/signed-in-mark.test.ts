import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { serveEndpoints } from "../../../../tests/support/local-endpoints.ts";
import {
  checkSession,
  leaveAfterLogOut,
  markSignedIn,
  readLogOut,
  removeSignedInMark,
} from "./signed-in-mark.ts";

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
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("dispatchEvent", ({ type }: Event) => events.push(type));
  vi.stubGlobal("location", {
    reload: () => events.push("reload"),
    replace: (to: string) => events.push(to),
  });
});

const signedOut = { status: 401, body: '{"message":"You are not logged in.","code":"signed_out"}' };

test("keeps a page that never showed the account when its session has ended", async () => {
  endpoints.answerWith(signedOut);
  stored.set("signed-in", "yes");
  await checkSession();
  expect(endpoints.received).toMatchObject([{ method: "GET", path: "/api/auth/me" }]);
  expect(events).toEqual(["signed-out"]);
});

test("replaces a page that showed the account when its session has ended", async () => {
  endpoints.answerWith(signedOut);
  markSignedIn();
  await checkSession();
  expect(events).toEqual(["signed-out", "reload"]);
});

test("leaves for another page after logging out, and tells that page", () => {
  expect(readLogOut()).toBeNull();
  leaveAfterLogOut("/");
  expect(events).toEqual(["signed-out", "/"]);
  expect(readLogOut()).toBe("now");
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
  ["someone is still signed in", { status: 200, body: '{"email":"ana@example.com"}' }],
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
