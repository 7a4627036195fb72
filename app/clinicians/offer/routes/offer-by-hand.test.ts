import { beforeAll, expect, test } from "vitest";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { send } from "#tests/support/site.ts";

beforeAll(fillCatalog);

/** Worked out apart from the tool: 2026 brackets (Rev. Proc. 2025-32), FICA up to $184,500, the state's and city's rate. */
test.each([
  ["a staff nurse", "pay=46&state=TX", "$46 $1,840 $95,680", "$36.61 $1,464 $76,141"],
  [
    "a night nurse with 15 days off, a match and a premium: 47 weeks of 36 night hours",
    "pay=50&hours=36&shift=12&night=5&nightHours=36&pto=15&match=4&premium=150&state=TX",
    "$61.67 $2,007 $104,342",
    "$49.32 $1,605 $83,445",
  ],
  [
    "a physician's wRVUs, call, quality pay and three years of loan money in a stay of five",
    "per=year&pay=250000&wrvuRate=52&wrvuThreshold=5000&wrvus=6500&callRate=500&callShifts=4&quality=10000&loan=60000&loanYears=3&stay=60&state=TX",
    "$179.81 $7,192 $374,000",
    "$126.30 $5,052 $262,714",
  ],
  [
    "an NP's bonuses over two years, in Illinois",
    "per=year&pay=130000&sign=20000&retention=6000&move=5000&state=IL",
    "$69.95 $2,798 $145,500",
    "$49.84 $1,993 $103,658",
  ],
  [
    "a 13-week contract, taxed as its share of 48 weeks",
    "kind=travel&pay=26&lodging=840&meals=504&state=TX",
    "$63.33 $2,280 $29,640",
    "$59.49 $2,141 $27,839",
  ],
  [
    "a whole package of eight weeks without a tax home",
    "kind=travel&per=week&stipends=within&pay=2000&lodging=900&meals=400&weeks=8&home=no&state=FL",
    "$55.56 $2,000 $16,000",
    "$44.19 $1,591 $12,728",
  ],
  [
    "a contractor's year with a policy and premiums",
    "kind=contractor&pay=100&policy=4000&premium=500&state=TX",
    "$94.79 $3,792 $182,000",
    "$69.55 $2,782 $133,536",
  ],
  [
    "a nurse's extra shift each week above 40 hours",
    "pay=40&hours=36&overtime=12&state=TX",
    "$43.33 $2,080 $108,160",
    "$34.76 $1,668 $86,751",
  ],
  [
    "a couple's salary with ten unpaid hours a week",
    "filing=married_joint&per=year&pay=180000&overtime=10&state=TX",
    "$69.23 $3,462 $180,000",
    "$55.50 $2,775 $144,290",
  ],
])("agrees with %s, added up by hand", async (_, search, before, after) => {
  const text = toText(await (await send(`/salary-tool?${search}`)).text());
  expect(text).toContain(`Before taxes ${before}`);
  expect(text).toContain(`After taxes, about ${after}`);
});

test("agrees with a Philadelphia offer beside a Houston one, added up by hand", async () => {
  const response = await send(
    "/salary-tool?pay=50&state=PA&city=Philadelphia&pay2=46&state2=TX&city2=Houston&two=1",
  );
  const text = toText(await response.text());
  expect(text).toMatch(/City or county income tax −\$3,890 – −\$3,890/);
  const levels = /Prices of the place \(US = 100\) ([\d.]+) ([\d.]+)/.exec(text)!.slice(1).map(Number);
  const money = (name: string) =>
    new RegExp(`${name} \\$([\\d,]+) \\$([\\d,]+)`)
      .exec(text)!
      .slice(1)
      .map((cell) => Number(cell.replace(",", "")));
  const after = money("In all, after taxes");
  const bought = money("In all, after taxes, at average US prices");
  for (const at of [0, 1]) expect(bought[at]! / ((after[at]! / levels[at]!) * 100)).toBeCloseTo(1, 2);
});
