import { expect, test } from "vitest";
import { toLogWords } from "./log-words.ts";

test("tells the operator in words what was done to a company", () => {
  expect(toLogWords("company.member", { user: 7, to: "recruiter" })).toEqual({
    text: "Team changed",
    detail: "account no. 7 · to: recruiter",
  });
  expect(
    toLogWords("company_change.saved", { before: { name: "Old Mill" }, after: { name: "New Mill" } }).detail,
  ).toBe("before name: Old Mill · after name: New Mill");
  expect(toLogWords("company.approve-again", {})).toEqual({ text: "Approve again", detail: null });
});

test("shows no code of an entry, whatever its detail is", () => {
  const { detail } = toLogWords("company.merge", { into: { slug: "kept", moved: [1, 2] }, reason: null });
  expect(detail).toBe("into slug: kept · into moved: 1, 2");
  expect(detail).not.toMatch(/[{}"]/);
});
