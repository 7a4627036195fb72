import { expect, test } from "vitest";
import { aboutLinks, megaMenus, quickAccess } from "./menu-links.ts";

const sections = megaMenus.flatMap((menu) => menu.sections);

test("the header has the three menus and About", () => {
  expect(megaMenus.map(({ label }) => label)).toEqual(["Job Seekers", "Employers", "Tools & Resources"]);
  expect(aboutLinks.map(({ label }) => label)).toEqual(["About Us", "Contact", "FAQ"]);
});

test("no section of a menu shows more than eight", () => {
  for (const { title, links } of sections) expect(links.length, title).toBeLessThanOrEqual(8);
});

test("the quick-access list has its four entries, and only the first counts", () => {
  expect(quickAccess.map(({ label, to, isToday }) => [label, to, isToday ?? false])).toEqual([
    ["New Jobs Today", "/jobs?posted=today", true],
    ["Remote Opportunities", "/jobs?remote=true", false],
    ["Urgent Hiring", "/jobs?urgency=urgent", false],
    ["Salary Calculator", "/salary-comparison", false],
  ]);
});

test("the tools menu links the first seven specialty families by the spec's slugs", () => {
  const families = sections.find(({ title }) => title === "Specialty families");
  expect(families?.links.map(({ to }) => to)).toEqual([
    "/specialty-families/primary-care",
    "/specialty-families/internal-medicine",
    "/specialty-families/emergency-medicine",
    "/specialty-families/surgical-specialties",
    "/specialty-families/cardiology-heart-specialties",
    "/specialty-families/anesthesiology-pain-management",
    "/specialty-families/pediatrics-child-health",
  ]);
});

test("no entry of a section leads where another of it leads", () => {
  for (const { title, links } of sections)
    expect(new Set(links.map(({ to }) => to)).size, title).toBe(links.length);
});
