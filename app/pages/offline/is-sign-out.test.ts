import { expect, test } from "vitest";
import { isSignOut } from "./is-sign-out.ts";

const at = (path: string) => new URL(path, "https://clinward.example");

test.each([
  "/logout",
  "/logout.data",
  "/api/auth/logout",
  "/dashboard/sessions?here",
  "/dashboard/sessions.data?here",
])("signs this device out after a post to %s", (path) => {
  expect(isSignOut("POST", at(path))).toBe(true);
  expect(isSignOut("GET", at(path))).toBe(false);
});

test.each([
  "/dashboard/sessions",
  "/dashboard/sessions.data",
  "/login",
  "/api/auth/login",
  "/dashboard?here",
])("does not sign out after a post to %s", (path) => {
  expect(isSignOut("POST", at(path))).toBe(false);
});
