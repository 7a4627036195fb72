import { expect, test } from "vitest";
import { saysEnough } from "./application.ts";
import { toApplicationSchema, toLicenses } from "./application-schema.ts";

const person = {
  firstName: "Dana",
  lastName: "Whitfield",
  email: "dana@example.com",
  message: "Texas RN, six years of ICU.",
};

const listErrors = (changed: Record<string, string>) =>
  toApplicationSchema([])
    .safeParse({ ...person, ...changed })
    .error?.issues.map(({ message }) => message) ?? [];

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

test("asks for a few words where there is no résumé", () => {
  expect(saysEnough(false, "Hi")).toBe(false);
  expect(saysEnough(false, person.message)).toBe(true);
  expect(saysEnough(true, "")).toBe(true);
});

test("reads license rows, and leaves out those without a state", () => {
  const rows = {
    license1: "TX",
    licenseNumber1: "123456",
    compact1: "on",
    licenseNumber2: "77",
    license3: "Maine",
  };
  const read = toApplicationSchema([]).parse({ ...person, ...rows });
  expect(toLicenses(read)).toEqual([
    { state: "Texas", number: "123456", isCompact: true },
    { state: "Maine", number: null, isCompact: false },
  ]);
});

test.each([
  [{ license1: "Narnia" }, "Choose a state from the list"],
  [{ licenseNumber1: "9".repeat(41) }, "Please use at most 40 characters"],
  [{ license1: "CA", compact1: "on" }, "California issues no multistate or compact license. Clear the tick"],
  [{ startOn: "2026-02-30" }, "Please enter the day as month, day and year"],
  [{ startOn: "tomorrow" }, "Please enter the day as month, day and year"],
  [{ authorization: "maybe" }, "Choose one of the answers"],
  [{ message: "x".repeat(2001) }, "Please use at most 2,000 characters"],
  [{ consent: "2020-01-01" }, "The text above the button changed meanwhile. Please read it again"],
])("refuses %j", (changed, problem) => {
  expect(listErrors(changed as Record<string, string>)).toEqual([problem]);
});
