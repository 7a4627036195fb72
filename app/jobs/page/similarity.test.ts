import { expect, test } from "vitest";
import { rankSimilar } from "./similar-jobs.server.ts";

const houston = { stateCode: "TX", lat: 29.76, lon: -95.37 };
const galveston = { stateCode: "TX", lat: 29.3, lon: -94.8 };
const elPaso = { stateCode: "TX", lat: 31.76, lon: -106.49 };
const lakeCharles = { stateCode: "LA", lat: 30.23, lon: -93.22 };
const denver = { stateCode: "CO", lat: 39.74, lon: -104.99 };

let ids = 0;
const make = (place: typeof houston, employmentType: string, specialty: string | null = "icu") => ({
  id: ++ids,
  postedAt: 1,
  employmentType,
  specialty,
  ...place,
});

test("lists a travel nurse's travel jobs first, those of her unit before others", () => {
  const job = make(houston, "travel");
  const [staff, faraway, otherUnit, otherCity] = [
    make(houston, "full-time"),
    make(denver, "travel"),
    make(elPaso, "travel", "telemetry"),
    make(elPaso, "travel"),
  ];
  expect(rankSimilar(job, [staff, faraway, otherUnit, otherCity])).toEqual([
    otherCity,
    faraway,
    otherUnit,
    staff,
  ]);
});

test("lists lasting work of the same field nearby, then other work next door, then the field across the country", () => {
  const job = make(houston, "full-time");
  const [nextTown, nextState, across, assignment, otherField] = [
    make(galveston, "full-time"),
    make(lakeCharles, "full-time"),
    make(denver, "full-time"),
    make(houston, "locum"),
    make(galveston, "full-time", "telemetry"),
  ];
  expect(rankSimilar(job, [across, otherField, assignment, nextState, nextTown])).toEqual([
    nextTown,
    nextState,
    otherField,
    across,
    assignment,
  ]);
});

test("lists a posting once, and never the one that you are reading", () => {
  const job = make(houston, "prn");
  const other = make(houston, "prn");
  expect(rankSimilar(job, [other, job, { ...other }]).map(({ id }) => id)).toEqual([other.id]);
});

test("lists the newest first among jobs that are equally similar", () => {
  const job = make(houston, "prn");
  const [old, recent] = [make(houston, "prn"), { ...make(houston, "prn"), postedAt: 2 }];
  expect(rankSimilar(job, [old, recent])).toEqual([recent, old]);
});
