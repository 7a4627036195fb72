import { expect, test } from "vitest";
import { type NurseRule, type PhysicianRule, toNurseHours, toPhysicianHours } from "./education-hours.ts";

const nurse: NurseRule = {
  state_code: "TX",
  basis: "hours",
  hours_per_cycle: 20,
  cycle_years: 2,
  options: null,
  practice_requirement: null,
  mandatory_topics: null,
  note: null,
  as_of: "2026-06-01",
  confidence: "high",
};

test("tells a nurse's hours, period and topics, in the order of names", () => {
  const { rows, values, drawing } = toNurseHours([
    nurse,
    { ...nurse, state_code: "AZ", basis: "practice_only", hours_per_cycle: null, cycle_years: 4 },
    {
      ...nurse,
      state_code: "NY",
      basis: "none",
      hours_per_cycle: 0,
      mandatory_topics: ["infection control"],
      note: "no hours",
      as_of: null,
      confidence: "medium",
    },
    { ...nurse, state_code: "KY", hours_per_cycle: 14, cycle_years: 1 },
  ]);
  expect(rows).toEqual([
    ["Arizona", "-", "4 years", "-", "2026-06", "Two pages or a board"],
    ["Kentucky", "14", "Year", "-", "2026-06", "Two pages or a board"],
    ["New York", "None", "2 years", "Topics: infection control. No hours.", "Undated", "One page"],
    ["Texas", "20", "2 years", "-", "2026-06", "Two pages or a board"],
  ]);
  expect(values).toMatchObject({
    none: "1",
    noneStates: "New York",
    noHours: "Arizona",
    noTopics: "Arizona, Kentucky, and Texas",
    onePage: "New York",
    mostAYear: "14",
    leastAYear: "10",
  });
  expect(drawing?.kind === "map" && drawing.groups.map(({ states }) => states)).toEqual([
    ["KY", "TX"],
    [],
    ["AZ"],
    ["NY"],
  ]);
});

const physician: PhysicianRule = {
  state_code: "ME",
  license: "MD",
  hours_per_cycle: 40,
  cycle_years: 2,
  min_category_1_hours: 40,
  mandatory_topics: null,
};

test("names the states in which a physician's table says nothing", () => {
  const { rows, values } = toPhysicianHours([
    physician,
    { ...physician, license: "DO", hours_per_cycle: 100 },
    { ...physician, state_code: "IN", license: "MD and DO", hours_per_cycle: null, cycle_years: null },
    { ...physician, state_code: "CT", license: "MD and DO", min_category_1_hours: null },
  ]);
  expect(rows[0]).toEqual(["Connecticut", "MD and DO", "40", "2 years", "-", "-"]);
  expect(rows[1]).toEqual(["Indiana", "MD and DO", "-", "-", "40", "-"]);
  expect(values).toEqual({
    silent: "Indiana",
    silentCount: "1",
    apart: "Maine",
    noCategory: "Connecticut",
    withTopics: "",
  });
});
