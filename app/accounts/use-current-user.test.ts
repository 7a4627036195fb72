import { environmentManager, QueryObserver } from "@tanstack/react-query";
import { afterAll, afterEach, expect, test } from "vitest";
import { createQueryClient } from "#app/platform/query-client.ts";
import { serveEndpoints } from "../../tests/support/local-endpoints.ts";
import { type CurrentUser, currentUserQuery } from "./use-current-user.ts";

environmentManager.setIsServer(() => false);
const endpoints = await serveEndpoints();
const client = createQueryClient();
afterEach(() => client.clear());
afterAll(() => endpoints.close());

const ana: CurrentUser = {
  firstName: "Ana",
  lastName: "Ruiz",
  email: "ana@example.com",
  role: "job_seeker",
  profileImageUrl: null,
};

/** Shows the query on a page until it has settled. */
async function watch(initial: CurrentUser | null, seenAt = Date.now()) {
  const observer = new QueryObserver(client, { ...currentUserQuery(initial), initialDataUpdatedAt: seenAt });
  const stop = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe("idle");
  stop();
  return observer.getCurrentResult();
}

const sixMinutesAgo = () => Date.now() - 6 * 60_000;

test("a visitor who is not signed in never asks who they are", async () => {
  endpoints.answerWith({ status: 401 });
  await watch(null, sixMinutesAgo());
  expect(endpoints.received).toEqual([]);
});

test("what the page came with is used for five minutes", async () => {
  endpoints.answerWith({ status: 200, body: JSON.stringify({ ...ana, firstName: "Anna" }) });
  expect((await watch(ana)).data).toEqual(ana);
  expect(endpoints.received).toEqual([]);
});

test("older than five minutes, it is read again", async () => {
  endpoints.answerWith({ status: 200, body: JSON.stringify({ ...ana, firstName: "Anna" }) });
  expect((await watch(ana, sixMinutesAgo())).data?.firstName).toBe("Anna");
  expect(endpoints.received[0]?.path).toBe("/api/auth/me");
});

test("a session that ended elsewhere reads as nobody", async () => {
  endpoints.answerWith({ status: 401 });
  expect((await watch(ana, sixMinutesAgo())).data).toBeNull();
});

test("a failed read is not tried again and keeps the person on the page", async () => {
  endpoints.answerWith({ status: 500 });
  expect((await watch(ana, sixMinutesAgo())).data).toEqual(ana);
  expect(endpoints.received).toHaveLength(1);
});

test("another person on the same browser never sees the one before", async () => {
  endpoints.answerWith({ status: 500 });
  await watch(ana);
  const ben = { ...ana, firstName: "Ben", email: "ben@example.com" };
  expect((await watch(ben)).data).toEqual(ben);
});
