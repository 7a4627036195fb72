import { expect, test } from "vitest";
import { emailField, findMeantAddress } from "./account-fields.ts";

test.each([
  [" Ana+Jobs@Example.com ", "ana+jobs@example.com"],
  ["o'brien@mail.example.co.uk", "o'brien@mail.example.co.uk"],
  ["sam&lee@example.com", "sam&lee@example.com"],
  ["ana#1%x/y?z=2@example.com", "ana#1%x/y?z=2@example.com"],
  ["ana@bücher.example", "ana@xn--bcher-kva.example"],
  ["ana@xn--bcher-kva.example", "ana@xn--bcher-kva.example"],
  ["ana@почта.рф", "ana@xn--80a1acny.xn--p1ai"],
  ["ana@例え。テスト", "ana@xn--r8jz45g.xn--zckzah"],
  ["\u200bana@example.com\u202c", "ana@example.com"],
  ["ana@clinic.museum", "ana@clinic.museum"],
])("takes the address %s", (typed, stored) => {
  expect(emailField.parse(typed)).toBe(stored);
});

test.each([
  "ana",
  "ana@",
  "@example.com",
  "ana@example",
  "ana@exa mple.com",
  "ana@example..com",
  ".ana@example.com",
  "ana..b@example.com",
  "ana@bücher.example/path",
  "ana@bücher.example:80",
  "ana@bücher",
  "ana@١٢٧.٠.٠.١",
  "ana@example.com\nbcc: eve@example.com",
  "ana@eve@example.com",
  `${"a".repeat(250)}@example.com`,
])("refuses the address %j", (typed) => {
  expect(emailField.safeParse(typed).success).toBe(false);
});

test("knows common typos of the large providers, and takes no rare address for one", () => {
  expect(findMeantAddress("sam@gmial.com")).toBe("sam@gmail.com");
  expect(findMeantAddress("sam@work@yahoo.con")).toBe("sam@work@yahoo.com");
  for (const address of [
    "sam@gmail.com",
    "sam@mail.com",
    "sam@ymail.com",
    "sam@gmial.example",
    "gmial.com",
    "",
  ])
    expect(findMeantAddress(address)).toBeNull();
});
