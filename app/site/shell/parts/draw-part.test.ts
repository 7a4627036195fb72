import { expect, test } from "vitest";
import { drawPart } from "./draw-part.tsx";

test("renders a wide menu with its links and current figures", () => {
  const before = drawPart("job-seekers-menu", { newToday: 12, total: 3400 });
  expect(before).toContain('<a href="/jobs?posted=today" class="menu-link">');
  expect(before).toContain('<span data-figure="newToday" class="menu-badge">12</span>');
  expect(before).toContain('<span data-figure="total" class="menu-badge">3,400+</span>');
  expect(drawPart("job-seekers-menu", { newToday: 13, total: 3400 })).toContain(">13</span>");
  expect(drawPart("employers-menu", { newToday: 13, total: 3400 })).not.toContain("posted=today");
});

test("tells the new jobs at their link and beside Job Seekers in the narrow menu, except on a day without any", () => {
  expect(drawPart("narrow-menu", { newToday: 3, total: 10 }).match(/data-figure="newToday"/g)).toHaveLength(
    2,
  );
  expect(drawPart("narrow-menu", { newToday: 3, total: 10 })).toContain("new today");
  expect(drawPart("narrow-menu", { newToday: 0, total: 10 })).not.toContain("new today");
});

test("names every column in the footer and every source in the credits", () => {
  const footer = drawPart("footer", { newToday: 0, total: 0 });
  expect(footer.match(/<nav aria-label=/g)).toHaveLength(4);
  expect(drawPart("credits", { newToday: 0, total: 0 })).toContain("GeoNames");
});
