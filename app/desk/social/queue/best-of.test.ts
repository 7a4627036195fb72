import { expect, test } from "vitest";
import { type Candidate, pickBest } from "./best-of.ts";

const candidate = (id: number, dollars: number, given: Partial<Candidate> = {}): Candidate => ({
  id,
  employerId: id,
  profession: `profession-${id}`,
  urgency: "standard",
  salaryMinCents: dollars * 100,
  salaryMaxCents: null,
  payUnit: "hour",
  shiftHours: null,
  hoursPerWeek: null,
  contractWeeks: null,
  employmentType: "full-time",
  ...given,
});
const none: ReadonlySet<string> = new Set();
const ids = (picks: ReturnType<typeof pickBest>) => picks.map(({ jobId }) => jobId);

test("takes the five best paid, one of each profession and employer", () => {
  const jobs = [
    candidate(1, 40),
    candidate(2, 90, { profession: "registered-nurse" }),
    candidate(3, 80, { profession: "registered-nurse" }),
    candidate(4, 70, { employerId: 2 }),
    ...[5, 6, 7, 8].map((id) => candidate(id, 50 + id)),
  ];
  expect(ids(pickBest("new", jobs, none))).toEqual([2, 8, 7, 6, 5]);
});

test("takes the newest urgent postings, one from each employer", () => {
  const urgent = { urgency: "urgent" } as const;
  const jobs = [candidate(1, 90), candidate(2, 30, urgent), candidate(3, 60, { ...urgent, employerId: 2 })];
  expect(ids(pickBest("urgent", [...jobs, candidate(4, 20, urgent)], none))).toEqual([2, 4]);
});

test("takes the best paid of each profession, most postings first, and leaves out the unknown", () => {
  const jobs = [
    candidate(1, 30, { profession: "pharmacist" }),
    candidate(2, 40, { profession: "registered-nurse" }),
    candidate(3, 45, { profession: "registered-nurse" }),
    candidate(4, 99, { profession: null }),
  ];
  expect(pickBest("professions", jobs, none)).toEqual([
    { place: "registered-nurse", jobId: 3 },
    { place: "pharmacist", jobId: 1 },
  ]);
  expect(ids(pickBest("professions", jobs, new Set(["registered-nurse"])))).toEqual([1]);
});

test("fills only the places that a week has left", () => {
  const jobs = [1, 2, 3, 4, 5, 6].map((id) => candidate(id, id));
  expect(pickBest("new", jobs, new Set(["1", "2", "4"]))).toEqual([
    { place: "3", jobId: 6 },
    { place: "5", jobId: 5 },
  ]);
  expect(pickBest("new", jobs, new Set(["1", "2", "3", "4", "5"]))).toEqual([]);
});
