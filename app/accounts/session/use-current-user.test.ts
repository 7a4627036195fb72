import { environmentManager } from "@tanstack/react-query";
import { afterAll, afterEach, expect, test } from "vitest";
import { createQueryClient } from "#app/kit/platform/browser/query-client.ts";
import { serveEndpoints } from "../../../tests/support/local-endpoints.ts";
import { type CurrentUser, toCurrentUserQuery } from "./use-current-user.ts";

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

const check = (read: CurrentUser, readAt = Date.now()) => client.fetchQuery(toCurrentUserQuery(read, readAt));

const sixMinutesAgo = () => Date.now() - 6 * 60_000;

test("uses the page's own data for five minutes", async () => {
  endpoints.answerWith({ status: 200, body: JSON.stringify({ ...ana, firstName: "Anna" }) });
  expect(await check(ana)).toEqual(ana);
  expect(endpoints.received).toEqual([]);
});

test("asks again after five minutes", async () => {
  endpoints.answerWith({ status: 200, body: JSON.stringify({ ...ana, firstName: "Anna" }) });
  expect((await check(ana, sixMinutesAgo()))?.firstName).toBe("Anna");
  expect(endpoints.received[0]?.path).toBe("/api/auth/me");
});

test("shows nobody as logged in when the session was ended elsewhere", async () => {
  endpoints.answerWith({ status: 401 });
  expect(await check(ana, sixMinutesAgo())).toBeNull();
});

test("does not retry a failed request", async () => {
  endpoints.answerWith({ status: 500 });
  await expect(check(ana, sixMinutesAgo())).rejects.toThrow("500: ");
  expect(endpoints.received).toHaveLength(1);
});

test("never shows the previous user of the same browser", async () => {
  endpoints.answerWith({ status: 500 });
  await check(ana);
  const ben = { ...ana, firstName: "Ben", email: "ben@example.com" };
  expect(await check(ben)).toEqual(ben);
});
