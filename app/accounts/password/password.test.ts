import { expect, test } from "vitest";
import commonPasswords from "../../../data/common_passwords.json" with { type: "json" };
import { findPasswordProblem } from "./password.ts";

const owner = {
  email: "maria.lopez@gulfcoast.example",
  firstName: "Maria",
  lastName: "López",
  company: "Gulf Coast Care",
};

test.each([
  ["motherfucker", "most used"],
  ["1QAZ2wsx3edc", "most used"],
  ["aaaaaaaaaaaa", "repeats"],
  ["abababababab", "repeats"],
  ["passwordpassword", "most used"],
  ["harborharborharbor", "repeats"],
  ["qwertyuiop12!", "neighboring keys"],
  ["0987654321qwer", "neighboring keys"],
  ["abcdefghijklmn", "neighboring keys"],
  ["1q2w3e4r5t6y7u8i", "neighboring keys"],
  ["Password1234!", "common word"],
  ["P@ssw0rd2024", "common word"],
  ["Sunshine-20241", "common word"],
  ["SummerHospital1", "common word"],
  ["Clinward2026!!", "site's name"],
  ["clinward123456789", "site's name"],
  ["marialopez1990", "a name"],
  ["Maria.Lopez.Gulf", "a name"],
  ["GulfCoast2026!", "a name"],
])("rejects %s", async (password, reason) => {
  expect(await findPasswordProblem(password, owner)).toContain(reason);
});

test.each([
  "harbor lantern quartz",
  "correct horse battery staple",
  "tidewater-19-marmalade",
  "kX9#vT2!pLm4",
  "overstuffed sofa in rain",
  "maria plays the cello at noon",
  "sunshine 4821 9077 3345",
  "пароль из четырёх слов",
  "ひらがなとカタカナとかんじ",
])("accepts %s, regardless of character types", async (password) => {
  expect(await findPasswordProblem(password, owner)).toBeNull();
});

test("lists only words that can match: lowercase, no duplicates, long ones of at least 12 characters", () => {
  const { long, words } = commonPasswords;
  expect(new Set(long).size).toBe(long.length);
  expect(new Set(words).size).toBe(words.length);
  expect([...long, ...words].filter((entry) => entry !== entry.toLowerCase())).toEqual([]);
  expect(long.filter((entry) => entry.length < 12)).toEqual([]);
  expect(words.filter((entry) => !/^[a-z]{5,11}$/.test(entry))).toEqual([]);
});
