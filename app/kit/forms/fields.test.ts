import { expect, test } from "vitest";
import { requiredName } from "./fields.ts";

const name = requiredName("Missing", 100);

test.each([
  "St. Mary's Hospital",
  "Clínica Muñoz",
  "Nørregård Care 24",
  "3rd Street Clinic 2026",
  "Όμιλος Υγεία",
  "Центр здоровья",
])("takes %s as a name", (typed) => {
  expect(name.safeParse(typed).success).toBe(true);
});

test.each([
  ["Call payroll now 1 800 555 0100", "without a phone number"],
  ["Сlinward Security Team", "letters of one alphabet"],
  ["Мayo Clinic", "letters of one alphabet"],
  ["Ｃｌｉｎｗａｒｄ Security", "our own name"],
  ["C linward Support", "our own name"],
  ["evil．com", "not a web address"],
])("refuses %s", (typed, why) => {
  expect(
    name
      .safeParse(typed)
      .error?.issues.map(({ message }) => message)
      .join(),
  ).toContain(why);
});
