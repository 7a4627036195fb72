import { expect, test } from "vitest";
import { erasedMention, toMentionLetters, toMentionPattern } from "./erase-person.server.ts";

const email = "dana.o'hara+rn@mail.example.com";
const erase = (text: string, address = email) => text.replace(toMentionPattern(address), erasedMention);

test.each([
  email,
  email.toUpperCase(),
  encodeURIComponent(email),
  encodeURIComponent(encodeURIComponent(email)),
  email.replace("@", "\\u0040"),
  email.replace("@", "&#64;").replace("'", "&#39;").replace("+", "&#x2b;"),
])("finds the address as %s", (form) => {
  for (const text of [
    form,
    `Write to ${form}.`,
    `<${form}>`,
    `mailto:${form}?x`,
    `'${form}'`,
    `-${form}-`,
    `%3C${form}%3E`,
    `%253C${form}`,
    `a\\n${form}\\n`,
    `${form}.Then`,
  ]) {
    expect(erase(text)).toBe(text.replace(form, erasedMention));
    const { local, domain } = toMentionLetters(email);
    expect(text.toLowerCase()).toContain(local);
    expect(text.toLowerCase()).toContain(domain);
  }
});

test.each([
  "ariadana@example.com",
  "x.dana@example.com",
  "x+dana@example.com",
  "x%2Bdana%40example.com",
  "x%2edana%40example.com",
  "dana@example.com.au",
  "dana@example.community",
  "dana@example-com.org",
])("leaves %s alone", (text) => {
  expect(erase(text, "dana@example.com")).toBe(text);
});

test("keeps JSON readable", () => {
  const note = { text: `She wrote from "${email}"\nand again: ${email}` };
  expect(JSON.parse(erase(JSON.stringify(note))).text).toBe(
    `She wrote from "${erasedMention}"\nand again: ${erasedMention}`,
  );
});
