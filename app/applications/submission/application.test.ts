import { expect, test } from "vitest";
import { applicationSchema } from "./application.ts";

const person = {
  firstName: "Dana",
  lastName: "Whitfield",
  email: "dana@example.com",
  message: "Texas RN, six years of ICU.",
};

const listErrors = (changed: Record<string, string>) =>
  applicationSchema.safeParse({ ...person, ...changed }).error?.issues.map(({ message }) => message) ?? [];

test.each(["", "713-555-0142", "(713) 555 0142", "+1 713.555.0142 ext. 12", "+44 20 7946 0958"])(
  "takes the phone number %j",
  (phone) => {
    expect(listErrors({ phone })).toEqual([]);
  },
);

test.each([
  "555-0142",
  "call me",
  "713-555-O142",
  "-".repeat(12),
  "1234567890123456789012345",
  "() () () ()",
])("rejects the phone number %j", (phone) => {
  expect(listErrors({ phone })).toEqual(["Please enter a valid phone number, with its area code"]);
});

test("asks for more than a word", () => {
  expect(listErrors({ message: "Hi" })).toEqual(["Enter a few lines about yourself and your license"]);
  expect(listErrors({ message: " ".repeat(30) })).not.toEqual([]);
});
