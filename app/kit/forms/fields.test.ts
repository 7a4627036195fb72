import { expect, test } from "vitest";
import { optionalName, optionalPhone, requiredName } from "./fields.ts";

const name = requiredName("Missing", 100);

test.each([
  "St. Mary's Hospital",
  "Clínica Muñoz",
  "Nørregård Care 24",
  "3rd Street Clinic 2026",
  "Όμιλος Υγεία",
  "Центр здоровья",
  "Ma.Theresa",
  "Nguyễn",
  "李明",
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

const phone = optionalPhone("Wrong");

test.each([
  ["\u202a(918) 555‑0142\u202c", "(918) 555-0142"],
  ["\u200e+1\u00a0918\u2013555\u20130142\u200b", "+1 918-555-0142"],
  ["918.555.0142 ext. 12", "918.555.0142 ext. 12"],
  ["918-555-0142, extension 1234", "918-555-0142, extension 1234"],
  ["(918)555-0142x7", "(918)555-0142x7"],
  ["918 555 0142 #88", "918 555 0142 #88"],
  ["+1-918-555-0142;ext=12", "+1-918-555-0142;ext=12"],
  ["tel:+19185550142", "+19185550142"],
  ["９１８－５５５－０１４２", "918-555-0142"],
  ["+44 (0)20 7946 0958", "+44 (0)20 7946 0958"],
  ["+47 22 86 44 00", "+47 22 86 44 00"],
  ["\u200b ", null],
  ["", null],
])("reads the phone %j", (typed, read) => {
  expect(phone.parse(typed)).toBe(read);
});

test.each([
  "555-0142",
  "555-0142 x1234567",
  "918-555-0142 call me",
  "918-555-0142 ext",
  "+1234567890123456",
  "x12",
  "<b>918-555-0142</b>",
  "911",
])("refuses the phone %s", (typed) => {
  expect(phone.safeParse(typed).success).toBe(false);
});

test("takes no last name from a person with a single name, and no address for one", () => {
  const lastName = optionalName(100);
  expect([lastName.parse("  "), lastName.parse(undefined), lastName.parse(" Sukarno ")]).toEqual([
    null,
    null,
    "Sukarno",
  ]);
  expect(lastName.safeParse("www.evil.com").success).toBe(false);
});
