import { expect, test } from "vitest";
import { findCompanyDomain, findProvenDomain } from "./email-domain.ts";

const toSite = (host: string) => ({ domain: null, website: `https://${host}` });

test.each([
  ["northquill.org", "northquill.org"],
  ["www.northquill.org", "northquill.org"],
  ["careers.hr.Northquill.ORG.", "northquill.org"],
  ["clinic.com.au", "clinic.com.au"],
  ["www.clinic.on.ca", "clinic.on.ca"],
  ["jobs.clinic.us.com", "clinic.us.com"],
  ["www.va.gov", "va.gov"],
  ["dshs.texas.gov", "dshs.texas.gov"],
  ["ci.austin.tx.us", "ci.austin.tx.us"],
  ["www.med.umich.edu", "med.umich.edu"],
  ["mail.trust.nhs.uk", "mail.trust.nhs.uk"],
])("reads the domain whose mail proves a claim of %s", async (host, domain) => {
  expect(await findCompanyDomain(toSite(host))).toBe(domain);
});

test.each([
  "localhost",
  "com",
  "co.uk",
  "on.ca",
  "us.com",
  "health.nz",
  "10.0.0.1",
  "[::1]",
  "-a.org",
  "a_b.org",
])("takes no domain from %j", async (host) => {
  expect(await findCompanyDomain(toSite(host))).toBeNull();
});

test.each([
  ["robin@northquill.org", "https://www.northquill.org/careers", "northquill.org"],
  ["robin@mail.northquill.org", "https://northquill.org", "northquill.org"],
  ["robin@northquill.org", "https://careers.northquill.org", "northquill.org"],
  ["ROBIN@Northquill.org", "http://NORTHQUILL.org", "northquill.org"],
  ["robin@med.umich.edu", "https://www.med.umich.edu/jobs", "med.umich.edu"],
  ["robin@clinic.on.ca", "https://clinic.on.ca", "clinic.on.ca"],
])("says that %s proves the website %s", async (email, website, domain) => {
  expect(await findProvenDomain(email, { domain: null, website })).toBe(domain);
});

test.each([
  ["robin@northquill.org.evil.com", "https://northquill.org"],
  ["robin@evil-northquill.org", "https://northquill.org"],
  ["northquill.org@evil.com", "https://northquill.org"],
  ["robin@evil.com", "https://northquill.org@evil.com.northquill.org"],
  ["robin@evil.com", "https://northquill.org/?x=evil.com"],
  ["robin@other.co.uk", "https://trust.co.uk"],
  ["robin@other.on.ca", "https://clinic.on.ca"],
  ["robin@other.us.com", "https://clinic.us.com"],
  ["robin@other.health.nz", "https://clinic.health.nz"],
  ["robin@on.ca", "https://clinic.on.ca"],
  ["robin@parks.texas.gov", "https://dshs.texas.gov"],
  ["robin@umich.edu", "https://med.umich.edu"],
  ["robin@med.umich.edu", "https://umich.edu"],
  ["robin@clinic-a.system.org", "https://clinic-b.system.org"],
  ["robin@gmail.com", "https://gmail.com"],
  ["robin@doctor.com", "https://doctor.com"],
  ["robin@facebook.com", "https://facebook.com/northquill"],
  ["robin@icims.com", "https://careers-northquill.icims.com"],
  ["robin@other.github.io", "https://northquill.github.io"],
  ["robin@google.com", "https://sites.google.com/view/northquill"],
  ["robin@northquill.org", "javascript:northquill.org"],
  ["robin@northquill.org", "northquill.org"],
  ["robin@northquill.org", null],
] as const)("says that %s proves nothing about the website %s", async (email, website) => {
  expect(await findProvenDomain(email, { domain: null, website })).toBeNull();
});

test("goes by the proven domain once there is one, whatever the website says later", async () => {
  const company = { domain: "northquill.org", website: "https://evil.com" };
  expect(await findProvenDomain("robin@northquill.org", company)).toBe("northquill.org");
  expect(await findProvenDomain("robin@evil.com", company)).toBeNull();
});

test("counts no free mail as a work address", async () => {
  for (const email of [
    "a@gmail.com",
    "a@Yahoo.com",
    "a@comcast.net",
    "a@proton.me",
    "a@yahoo.co.uk",
    "a@x.duck.com",
  ])
    expect(await findProvenDomain(email, toSite(email.slice(2)))).toBeNull();
});
