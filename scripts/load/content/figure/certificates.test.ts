import { expect, test } from "vitest";
import { type Certificate, toCertificates } from "./certificates.ts";

const empty: Certificate = {
  code: "CEN",
  name: "Certified emergency nurse",
  certifying_body: "BCEN",
  audience: "RN",
  specialty: "Emergency and trauma",
  kind: "exam certification",
  eligibility: null,
  valid_years: null,
  renewal: null,
  exam_fee_usd: null,
  exam_fee_as_of: null,
  renewal_fee_usd: null,
  confidence: "low",
};

test("tells fees with their date and says what is not confirmed", () => {
  const { rows, values } = toCertificates([
    empty,
    {
      ...empty,
      code: "CMSRN",
      valid_years: 5,
      exam_fee_usd: { member: 267, other: 394 },
      exam_fee_as_of: "2026-06",
      renewal_fee_usd: { two_year: 195 },
      confidence: "high",
    },
    { ...empty, code: "CPN", valid_years: 1, exam_fee_usd: 295 },
  ]);
  expect(rows[0]!.slice(3)).toEqual([
    "Not confirmed",
    "Not confirmed",
    "Not confirmed",
    "Not confirmed",
    "One other page",
  ]);
  expect(rows[1]!.slice(4)).toEqual([
    "5 years",
    "Not confirmed",
    "Exam $267 for members, $394 for others (2026); Renewal $195 for two years",
    "The body's pages",
  ]);
  expect(rows[2]![4]).toBe("1 year");
  expect(rows[2]![6]).toBe("Exam $295 (undated page)");
  expect(values).toEqual({ count: "3", nursesWithoutFee: "CEN" });
});
