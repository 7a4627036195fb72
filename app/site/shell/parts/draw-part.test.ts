import { expect, test } from "vitest";
import { drawPart } from "./draw-part.tsx";

test("renders a menu with its links and current figures", () => {
  const before = drawPart("job-seekers-menu", { newToday: 12, total: 3400 });
  expect(before).toMatch(/<a href="\/jobs\?posted=today"[^>]* class="menu-link[" ]/);
  expect(before).toContain('<span data-figure="newToday" class="menu-badge">12</span>');
  expect(before).toContain('<span data-figure="total" class="menu-badge">3,400+</span>');
  expect(drawPart("job-seekers-menu", { newToday: 13, total: 3400 })).toContain(">13</span>");
  expect(drawPart("employers-menu", { newToday: 13, total: 3400 })).not.toContain("posted=today");
});

test("names every column in the footer and every source in the credits", () => {
  const footer = drawPart("footer", { newToday: 0, total: 0 });
  expect([...footer.matchAll(/<summary[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
    "Quick Links",
    "Career Tools",
    "Job Specialties",
    "Employer Services",
    "Contact Info",
  ]);
  expect(drawPart("credits", { newToday: 0, total: 0 })).toContain("GeoNames");
});
