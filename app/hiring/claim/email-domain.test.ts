import { expect, test } from "vitest";
import { isAtCompany, toRegistrableDomain, toWebsiteDomain, toWorkDomain } from "./email-domain.ts";

test.each([
  ["northquill.org", "northquill.org"],
  ["www.northquill.org", "northquill.org"],
  ["careers.hr.Northquill.ORG.", "northquill.org"],
  ["trust.nhs.uk", "trust.nhs.uk"],
  ["mail.trust.nhs.uk", "trust.nhs.uk"],
  ["clinic.com.au", "clinic.com.au"],
  ["www.va.gov", "va.gov"],
  ["dshs.texas.gov", "dshs.texas.gov"],
  ["ci.austin.tx.us", "ci.austin.tx.us"],
])("reads the domain that %s belongs to", (host, domain) => {
  expect(toRegistrableDomain(host)).toBe(domain);
});

test.each([
  "",
  "localhost",
  "com",
  "co.uk",
  "10.0.0.1",
  "[::1]",
  "a..org",
  "-a.org",
  "a_b.org",
  "north quill.org",
])("takes no domain from %j", (host) => {
  expect(toRegistrableDomain(host)).toBeNull();
});

test.each([
  ["robin@northquill.org", "https://www.northquill.org/careers", true],
  ["robin@mail.northquill.org", "https://northquill.org", true],
  ["ROBIN@Northquill.org", "http://NORTHQUILL.org", true],
  ["robin@northquill.org.evil.com", "https://northquill.org", false],
  ["robin@evil-northquill.org", "https://northquill.org", false],
  ["northquill.org@evil.com", "https://northquill.org", false],
  ["robin@evil.com", "https://northquill.org@evil.com.northquill.org", false],
  ["robin@evil.com", "https://northquill.org/?x=evil.com", false],
  ["robin@other.co.uk", "https://trust.co.uk", false],
  ["robin@parks.texas.gov", "https://dshs.texas.gov", false],
  ["robin@gmail.com", "https://gmail.com", false],
  ["robin@facebook.com", "https://facebook.com/northquill", false],
  ["robin@icims.com", "https://careers-northquill.icims.com", false],
  ["robin@northquill.org", "javascript:northquill.org", false],
  ["robin@northquill.org", "northquill.org", false],
  ["robin@northquill.org", null, false],
] as const)("says of %s and the website %s that they belong together: %s", (email, website, isSame) => {
  expect(isAtCompany(email, { domain: null, website })).toBe(isSame);
});

test("goes by the proven domain once there is one, whatever the website says later", () => {
  const company = { domain: "northquill.org", website: "https://evil.com" };
  expect(isAtCompany("robin@northquill.org", company)).toBe(true);
  expect(isAtCompany("robin@evil.com", company)).toBe(false);
});

test("counts no free mail as a work address", () => {
  for (const email of ["a@gmail.com", "a@Yahoo.com", "a@comcast.net", "a@proton.me", "a@yahoo.co.uk"])
    expect(toWorkDomain(email)).toBeNull();
  expect(toWebsiteDomain("https://sites.google.com/view/northquill")).toBeNull();
});
