import { expect, test } from "vitest";
import { toFewHospitals, toFewHospitalsHighPay } from "./few-hospitals.ts";
import { toSameState } from "./same-state.ts";

const metro = (name: string, hospitals: number, median: number, prices: number) => ({
  name,
  cbsa: "00000",
  stateCodes: [name.slice(-2)],
  population: 100_000,
  hospitals,
  median,
  prices,
});

const metros = [
  metro("Hanford, CA", 1, 120_000, 100),
  metro("Enid, OK", 1, 80_000, 80),
  metro("Yuma, AZ", 2, 90_000, 100),
  metro("Erie, PA", 3, 78_000, 97.5),
  metro("Boise, ID", 6, 88_000, 100),
  metro("Omaha, NE", 12, 81_000, 90),
  metro("Chicago, IL", 90, 105_000, 105),
];

test("groups areas by their hospitals and divides pay by prices", () => {
  const { rows, values } = toFewHospitals(metros);
  expect(rows[0]).toEqual(["1 hospital", "2", "$100,000", "$110,000"]);
  expect(rows.at(-1)).toEqual(["20 or more hospitals", "1", "$105,000", "$100,000"]);
  // Areas with one hospital are ahead at national prices, so no sentence may say how far they are behind.
  expect(values).toMatchObject({ areas: "7", payGap: "$5,000", realGap: "" });
});

test("ranks areas with one or two hospitals by pay at national prices", () => {
  const { rows, values } = toFewHospitalsHighPay(metros);
  expect(rows.map(([name, , , , real]) => [name, real])).toEqual([
    ["Hanford, CA", "$120,000"],
    ["Enid, OK", "$100,000"],
    ["Yuma, AZ", "$90,000"],
  ]);
  // The middle of all seven is 90,000.
  expect(values).toMatchObject({
    few: "3",
    above: "2",
    middle: "$90,000",
    california: "1",
    otherStates: "2",
  });
});

test("measures a state's gap before and after prices, and leaves out states with few areas", () => {
  const texas = [60, 70, 80, 90, 100, 110].map((thousand, at) =>
    metro(`City ${at}, TX`, 5, thousand * 1000, at === 5 ? 125 : 100),
  );
  const { rows, values } = toSameState([...metros, ...texas]);
  // 110,000 at prices of 125 is 88,000, so the highest at national prices is 100,000.
  expect(rows).toEqual([["Texas", "6", "City 0, TX: $60,000", "City 5, TX: $110,000", "$50,000", "$40,000"]]);
  expect(values).toMatchObject({ "TX.realHigh": "City 4", "TX.narrows": "$10,000", "TX.widens": "" });
});
