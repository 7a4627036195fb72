import { expect, test } from "vitest";
import {
  filterCertificates,
  listFilterOptions,
  parseCertificateFilter,
  toCertificateSearch,
} from "./certificate-table.tsx";

const toRow = (code: string, profession: string, specialty: string) => ({
  code,
  name: code,
  body: "A board",
  profession,
  specialty,
  eligibility: "RN",
  lasts: "2 years",
  renewal: "Exam",
  fee: "$100",
  readFrom: "The body's pages",
});
const rows = [
  toRow("PALS", "Everyone", "Pediatrics"),
  toRow("CPN", "Registered nurses", "Pediatrics"),
  toRow("OCN", "Registered nurses", "Oncology"),
  toRow("FNP-C", "Nurse practitioners", "Family medicine"),
];
const filter = (search: string) => {
  const chosen = parseCertificateFilter(rows, new URLSearchParams(search));
  return [filterCertificates(rows, chosen).map(({ code }) => code), toCertificateSearch(chosen)];
};

test("filters by profession, with the cards of everyone, and by specialty", () => {
  expect(filter("profession=registered-nurses")).toEqual([
    ["PALS", "CPN", "OCN"],
    "profession=registered-nurses",
  ]);
  expect(filter("specialty=pediatrics")).toEqual([["PALS", "CPN"], "specialty=pediatrics"]);
  expect(filter("specialty=oncology&profession=nurse-practitioners")[0]).toEqual([]);
});

test("shows all for an option that there is not, and forgets it", () => {
  expect(filter("profession=astronauts&specialty=__proto__&x=1")).toEqual([
    ["PALS", "CPN", "OCN", "FNP-C"],
    "",
  ]);
});

test("offers each profession and specialty once", () => {
  expect(listFilterOptions(rows, "profession").map(({ name }) => name)).toEqual([
    "Registered nurses",
    "Nurse practitioners",
  ]);
});
