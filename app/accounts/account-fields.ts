import { z } from "zod";
import { optionalName, requiredName } from "#app/kit/forms/fields.ts";

/** A domain in other letters is written as the mail servers write it: "ana@bücher.example" is at xn--bcher-kva.example. */
function toPlainAddress(typed: string): string {
  const address = typed
    .replace(/\p{Cf}/gu, "")
    .trim()
    .toLowerCase();
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them.
  if (/^[\x00-\x7f]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.。．｡-]{1,253}$/u.test(domain)) return address;
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** The local part is RFC 5322's dot-atom: "sam&lee@example.com" is an address. Top domains may be of other alphabets. */
const addressShape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

export const toEmailField = (missing: string, wrong: string) =>
  z
    .string({ error: missing })
    .overwrite(toPlainAddress)
    .min(1, missing)
    .max(254, wrong)
    .pipe(z.email({ pattern: addressShape, error: wrong }));

/** What people type for the addresses that most people have. Exact, because "mail.com" is not a mistake. */
const mistypedDomains: Readonly<Record<string, readonly string[]>> = {
  "gmail.com": [
    "gmial.com",
    "gmai.com",
    "gmal.com",
    "gamil.com",
    "gnail.com",
    "gmaill.com",
    "gmali.com",
    "gmail.co",
    "gmail.con",
    "gmail.cm",
  ],
  "yahoo.com": ["yaho.com", "yahooo.com", "yhaoo.com", "yhoo.com", "yahoo.co", "yahoo.con"],
  "hotmail.com": ["hotmial.com", "hotmal.com", "hotmai.com", "hotmaill.com", "hotmail.co", "hotmail.con"],
  "outlook.com": ["outlok.com", "outloook.com", "outlook.co", "outlook.con"],
  "icloud.com": ["iclod.com", "icoud.com", "iclould.com", "icloud.co", "icloud.con"],
  "aol.com": ["aol.co", "aol.con"],
};

/** "sam@gmail.com" for "sam@gmial.com". Null for an address that looks as meant. */
export function findMeantAddress(address: string): string | null {
  const [, local, domain] = /^(.+)@([^@]+)$/.exec(address) ?? [];
  const meant = Object.entries(mistypedDomains).find(([, typed]) => typed.includes(domain ?? ""))?.[0];
  return meant ? `${local}@${meant}` : null;
}

export const emailField = toEmailField("Email is required", "Please enter a valid email address");

export const newPasswordField = z
  .string({ error: "Password is required" })
  .min(12, "Please use at least 12 characters")
  .max(128, "Please use at most 128 characters");

export const passwordField = z
  .string({ error: "Password is required" })
  .min(1, "Password is required")
  .max(128, "Please use at most 128 characters");

export const firstNameField = requiredName("First name is required", 100);
/** Empty for a person with a single name. */
export const lastNameField = optionalName(100).transform((name) => name ?? "");
export const companyField = requiredName("Company name is required", 100);
