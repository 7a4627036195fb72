import { expect, test } from "vitest";
import { aboutLinks, megaMenus, quickAccess } from "./menu-links.ts";

const sections = megaMenus.flatMap((menu) => menu.sections);

test("has three menus and About in the header", () => {
  expect(megaMenus.map(({ label }) => label)).toEqual(["Job Seekers", "Employers", "Tools & Resources"]);
  expect(aboutLinks.map(({ label }) => label)).toEqual(["About Us", "Contact", "FAQ"]);
});

test("shows at most eight links per menu section", () => {
  for (const { title, links } of sections) expect(links.length, title).toBeLessThanOrEqual(8);
});

test("has four quick-access entries with a count on the first", () => {
  expect(quickAccess.map(({ label, to, isToday }) => [label, to, isToday ?? false])).toEqual([
    ["New Jobs Today", "/jobs?posted=today", true],
    ["Remote Opportunities", "/jobs?remote=true", false],
    ["Urgent Hiring", "/jobs?urgency=urgent", false],
    ["Salary Calculator", "/salary-comparison", false],
  ]);
});

test("links the first seven specialty families in the tools menu", () => {
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

test("links no page twice in a menu section", () => {
  for (const { title, links } of sections)
    expect(new Set(links.map(({ to }) => to)).size, title).toBe(links.length);
});
