import { expect, test } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { toKeyAction } from "#app/pages/frame/key-actions.ts";
import { paths } from "#app/paths.ts";
import { deskSections, findSection } from "./desk-sections.ts";

test("opens the hire requests with g and r, and nothing with r alone", () => {
  expect(toKeyAction("g", false, deskSections)).toEqual({ does: "go" });
  expect(toKeyAction("r", true, deskSections)).toEqual({ does: "open", to: deskPaths.adminHireRequests() });
  expect(toKeyAction("r", false, deskSections)).toBeNull();
});

test("goes down and up a list, opens and closes its rows, and lists the keys", () => {
  expect(["j", "k", "o", "e", "?"].map((key) => toKeyAction(key, false, deskSections))).toEqual([
    { does: "move", by: 1 },
    { does: "move", by: -1 },
    { does: "press", key: "o" },
    { does: "press", key: "e" },
    { does: "help" },
  ]);
});

test("gives each section a key of its own", () => {
  const keys = deskSections.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test("finds the section of a page inside it, and of the desk's second address", () => {
  expect(findSection(`${deskPaths.adminHireRequests()}/some-id`)?.name).toBe("Hire requests");
  expect(findSection(paths.adminDashboard())?.name).toBe("Today");
  expect(findSection("/admin/unknown")).toBeUndefined();
});
