import { beforeAll, expect, test } from "vitest";
import { signIn } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";

beforeAll(fillCatalog);

const readHtml = async (search: string) => {
  const response = await send(`/salary-tool?${search}`, { headers: { accept: "text/html" } });
  expect(response.status).toBe(200);
  return response.text();
};
const read = async (search: string) => toText(await readHtml(search));

/** The sentence that names the better offer. */
const toLead = (text: string): string => /Offer [AB] leaves you .*?\.(?= )/.exec(text)![0];

test("lets the prices of both places decide which offer is worth more", async () => {
  // $62 in San Francisco is more than $52 in San Antonio, and buys less there.
  const text = await read("pay=52&state=TX&city=San+Antonio&pay2=62&state2=CA&city2=San+Francisco&two=1");
  expect(text).toMatch(
    /Offer A leaves you \$[\d.]+ more for each hour worked and \$[\d,]+ more a year, after taxes and at the prices of each place\./,
  );
  expect(text).toMatch(
    /Prices are [\d.]+ in San Antonio.*? and [\d.]+ in San Francisco.*?, where the country is 100 \(BEA/,
  );
  expect(text).toContain("Hour, after taxes, at average US prices");
  expect(text).toMatch(/Prices of the place \(US = 100\) [\d.]+ [\d.]+/);
});

test("says which offer would lead without prices when prices turn the answer around", async () => {
  const text = await read("pay=50&state=MS&pay2=60&state2=CA&two=1");
  expect(toLead(text)).toContain("Offer A");
  expect(text).toMatch(/Without prices, Offer B would lead by \$[\d.]+ an hour\./);
});

test("counts each place's city tax in the verdict", async () => {
  const inside = await read(
    "pay=50&state=PA&city=Philadelphia&pay2=50&state2=PA&city2=Camden&local2=0&two=1",
  );
  expect(inside).toContain("City or county tax takes $3,890 a year from Offer A.");
  expect(inside).toMatch(/City or county income tax −\$3,890 – −\$3,890/);
  const same = await read("pay=50&state=PA&local=3.74&pay2=50&state2=PA&local2=0&two=1");
  expect(toLead(same)).toBe(
    "Offer B leaves you $1.87 more for each hour worked and $3,890 more a year, after taxes.",
  );
  expect(same).toContain("Prices are the same for both offers (Pennsylvania).");
});

test("says that prices are not counted without a place", async () => {
  expect(await read("pay=50&state=TX&pay2=60&two=1")).toContain(
    "Prices of the places are not counted. Choose the state of Offer B, and the city if you know it.",
  );
});

test("compares wRVU, call, quality and loan money in rows of their own", async () => {
  const a =
    "per=year&pay=250000&state=TX&wrvuRate=52&wrvuThreshold=5000&wrvus=6500&callRate=500&callShifts=4&quality=10000&loan=60000&loanYears=3";
  const text = await read(`role=family-medicine&${a}&per2=year&pay2=300000&state2=TX&two=1&stay=60`);
  expect(text).toMatch(/wRVU bonus \$78,000 – \+\$78,000/);
  expect(text).toMatch(/Call shifts \$24,000 – \+\$24,000/);
  expect(text).toMatch(/Quality pay \$10,000 – \+\$10,000/);
  expect(text).toMatch(/Loan repayment \$12,000 – \+\$12,000/);
  expect(text).toMatch(/Of it expected, not guaranteed \$88,000 –/);
  expect(text).toMatch(/Expected, not guaranteed: \$88,000 a year in Offer A\. Without it, Offer B leaves/);
  expect(text).toMatch(/Year 1 \$382,000 \$300,000 \+\$82,000/);
  expect(text).toMatch(/Year 4 \$362,000 \$300,000 \+\$62,000/);
  expect(text).toContain("6,500 wRVUs − 5,000 = 1,500 × $52, expected, not guaranteed");
  expect(text).toContain("4 shifts a month × $500, guaranteed");
});

test("totals a 13-week contract as one, and compares it with a year's job by the hour and the week", async () => {
  const travel = "kind=travel&pay=26&state=OH&city=Columbus&lodging=840&meals=504";
  const text = await read(`${travel}&pay2=46&state2=OH&city2=Columbus&two=1`);
  expect(text).toMatch(/Before taxes \$63\.33 \$2,280 \$29,640/);
  expect(text).toContain(
    "Offer A is a contract of 13 weeks and Offer B pays all year, so we compare an hour and a week and not the sums.",
  );
  expect(text).toContain("Offer A pays nothing after its 13 weeks, unless another contract follows.");
  expect(text).toMatch(/In all, before taxes \$29,640 \$95,680 –/);
  expect(toLead(text)).toMatch(/more for each hour worked and \$[\d,]+ more a week, after taxes\.$/);
  expect(text).not.toMatch(/\$118,560|\$109,440/);
  const asked = await read(`${travel}&worked=39&pay2=46&state2=OH&city2=Columbus&two=1`);
  expect(asked).toMatch(
    /If you found such contracts for 39 weeks of a year, Offer A would leave \$[\d,]+ in that year/,
  );
});

test("compares two contracts of the same length by their sums", async () => {
  const text = await read(
    "kind=travel&pay=26&state=TX&lodging=840&kind2=travel&pay2=30&state2=TX&lodging2=840&two=1",
  );
  expect(toLead(text)).toContain("more for the 13 weeks, after taxes.");
});

test("keeps the new fields in the address, in the form and in a saved offer", async () => {
  const search =
    "role=physician-assistant&per=year&callPer=year&callSure=no&qualitySure=yes&pay=150000&wrvuRate=30&wrvuThreshold=3000&wrvus=4200&callRate=300&callShifts=20&quality=5000&loan=40000&loanYears=4&state=TX";
  const html = await readHtml(search);
  for (const value of ["4200", "20", "5000", "40000"]) expect(html).toContain(`value="${value}"`);
  expect(toText(html)).toMatch(/wRVU, call and quality pay 9 filled in/);
  const { cookie, user } = await signIn("job_seeker");
  const saved = await postForm(
    `/dashboard/offers/new?${search}`,
    { name: "PA", idempotencyKey: "k" },
    { cookie },
  );
  expect(saved.status).toBe(302);
  const kept = await env.DB.prepare("SELECT search FROM saved_offers WHERE user_id = ?")
    .bind(user.id)
    .first("search");
  expect(kept).toBe(search);
});

test("shows wRVU fields to those who bill by them, and keeps what others typed", async () => {
  const nurse = await readHtml("role=registered-nurse&pay=46&state=TX&wrvuRate=30&wrvus=100");
  expect(nurse).toMatch(/<option value="physician-assistant" data-bills="true"/);
  expect(nurse).not.toMatch(/<option value="registered-nurse"[^>]*data-bills/);
  expect(nurse.match(/data-billed="true"/g)).toHaveLength(1);
  expect(toText(nurse)).toContain("100 wRVUs");
});
