import { expect, test } from "vitest";
import { survey2024, survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { toFaqPage } from "./faq.ts";
import { toItemList, toOccupation, toService } from "./structured-data.ts";

const siteUrl = "https://clinward.example";
const nurse = {
  name: "Registered nurse",
  description: "Cares for patients.",
  path: "/profession/registered-nurse",
  soc: "29-1141",
};
const figures = { p10: 66_030, p25: 79_050, median: 97_550, p75: 112_240, p90: 138_230 };

test("lists pages with full addresses in order", () => {
  const list = toItemList(
    "States",
    [
      { name: "Alabama", path: "/states/alabama" },
      { name: "Alaska", path: "/states/alaska" },
    ],
    siteUrl,
  );
  expect(list.numberOfItems).toBe(2);
  expect(list.itemListElement[1]).toEqual({
    "@type": "ListItem",
    position: 2,
    name: "Alaska",
    url: "https://clinward.example/states/alaska",
  });
});

test("gives an occupation its published yearly pay", () => {
  expect(toOccupation({ ...nurse, pay: { figures, source: survey2025 } }, siteUrl)).toMatchObject({
    "@type": "Occupation",
    occupationLocation: { "@type": "Country", name: "United States" },
    occupationalCategory: { codeValue: "29-1141" },
    estimatedSalary: {
      "@type": "MonetaryAmountDistribution",
      currency: "USD",
      duration: "P1Y",
      percentile10: 66_030,
      median: 97_550,
      percentile90: 138_230,
    },
  });
});

test('leaves out pay published only as "at least"', () => {
  const pay = { figures: { ...figures, p75: 239_200, p90: 239_200 }, source: survey2024 };
  const { estimatedSalary } = toOccupation({ ...nurse, pay }, siteUrl);
  expect(estimatedSalary).toMatchObject({ median: 97_550 });
  expect(estimatedSalary).not.toHaveProperty("percentile75");
  const topPay = { figures: { ...figures, median: 239_200 }, source: survey2024 };
  expect(toOccupation({ ...nurse, pay: topPay }, siteUrl)).not.toHaveProperty("estimatedSalary");
  expect(toOccupation({ ...nurse, pay: null }, siteUrl)).not.toHaveProperty("estimatedSalary");
});

test("names the area and company of a recruiting service", () => {
  const service = toService(
    {
      name: "Nurse recruiters in Texas",
      description: "Searches.",
      path: "/x",
      place: { kind: "State", name: "Texas" },
    },
    siteUrl,
  );
  expect(service.areaServed).toEqual({ "@type": "State", name: "Texas" });
  expect(service.provider["@id"]).toBe("https://clinward.example/#organization");
});

test("marks up questions with their text only", () => {
  expect(
    toFaqPage([{ question: "Can I work in Texas?", answer: "With a multistate license, yes." }]),
  ).toEqual({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "Can I work in Texas?",
        acceptedAnswer: { "@type": "Answer", text: "With a multistate license, yes." },
      },
    ],
  });
});
