import { expect, test } from "vitest";
import { findFurtherPlaces, loadFurtherPlaces } from "#app/facts/reference/place/further-places.ts";
import { toTypedPills } from "#app/jobs/list/typed-pills.ts";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { listTypedPlaces, readTyped } from "./read-typed.ts";
import { type KnownCity, withoutSpan } from "./typed-query.ts";

const city = (name: string, stateCode: string, population = 500_000): KnownCity => ({
  name,
  searchName: name.toLowerCase(),
  stateCode,
  population,
  lat: 1,
  lon: 1,
});
const cities = [
  city("Denver", "CO"),
  city("Denver", "NC", 20_000),
  city("Mobile", "AL"),
  city("Marfa", "TX", 1_000),
];

/** What is left of the text when one reading is removed, for each reading. */
const removals = (typed: string) => {
  const { text, readings } = readTyped(typed, { cities });
  return readings.map((reading) => withoutSpan(text, reading));
};

test("removes one reading with its preposition or its negation, and nothing else", () => {
  expect(removals("nurse jobs in denver")).toEqual(["jobs in denver", "nurse jobs"]);
  expect(removals("no nights nurse")).toEqual(["nurse", "no nights"]);
  expect(removals("denver, co rn nights")).toEqual(["rn nights", "denver, co nights", "denver, co rn"]);
  expect(removals("J-1 waiver family medicine")).toEqual(["family medicine", "J-1 waiver"]);
});

test.each([
  ["nurse without nights or weekends", [false, true, true]],
  ["nurse -nights", [false, true]],
  ["no agencies, no travel rn", [true, true, false]],
  ["nights, no weekends", [false, true]],
  ["np not remote", [false, true]],
])("reads what %s leaves out", (typed, isNot) => {
  expect(readTyped(typed).readings.map((reading) => reading.isNot)).toEqual(isNot);
});

test("takes the larger of two cities of one name, and the one in the state that was typed", () => {
  const find = (typed: string) =>
    readTyped(typed, { cities }).readings.flatMap((reading) =>
      reading.kind === "city" ? [reading.city.stateCode] : [],
    );
  expect(find("nurse denver")).toEqual(["CO"]);
  expect(find("nurse denver nc")).toEqual(["NC"]);
  expect(find("nurse in marfa")).toEqual(["TX"]);
  expect(find("nurse marfa")).toEqual([]);
  expect(find("mobile phlebotomist")).toEqual([]);
  expect(find("phlebotomist in mobile")).toEqual(["AL"]);
});

test("takes the city whose hospital is named, or whose state is", () => {
  const portlands = [
    { ...city("Portland", "OR"), hospitalWords: "legacy emanuel" },
    { ...city("Portland", "ME", 70_000), hospitalWords: "mainehealth" },
    { ...city("Portland", "TX", 20_000), hospitalWords: "" },
  ];
  const find = (typed: string) =>
    readTyped(typed, { cities: portlands }).readings.flatMap((reading) =>
      reading.kind === "city" ? [reading.city.stateCode] : [],
    );
  expect(find("nurse portland")).toEqual(["OR"]);
  expect(find("nurse mainehealth portland")).toEqual(["ME"]);
  expect(find("nurse mainehealth portland tx")).toEqual(["TX"]);
  expect(find("crna maine medical center portland")).toEqual(["ME"]);
});

test("reads ZIP codes, and takes a sum of money for none", () => {
  const zips = [city("Denver", "CO")].map((one) => ({ ...one, searchName: "802" }));
  const find = (typed: string) =>
    readTyped(typed, { cities: zips }).readings.flatMap((reading) =>
      reading.kind === "city" ? [reading.city.name] : [],
    );
  expect(find("rn 80211")).toEqual(["Denver"]);
  expect(find("rn in zip code 80211-1234")).toEqual(["Denver"]);
  expect(find("rn 80000")).toEqual([]);
  expect(find("rn $80211")).toEqual([]);
  expect(find("rn 802115")).toEqual([]);
  expect(listTypedPlaces("rn 80211")).toEqual(expect.arrayContaining(["80211", "802"]));
});

test("reads no place from the words where a place was asked for beside them", () => {
  const { readings, rest } = readTyped("nurse denver texas", { cities: null });
  expect(readings.map(({ kind }) => kind)).toEqual(["profession"]);
  expect(rest).toBe("denver texas");
});

test("leaves words in quotes as they are", () => {
  const { readings, rest } = readTyped('"no nights" rn "denver"', { cities });
  expect(readings.map(({ kind }) => kind)).toEqual(["profession"]);
  expect(rest).toBe('"no nights" "denver"');
});

test("reads no retirement plan, schedule or phone number as pay", () => {
  for (const typed of [
    "401k nurse",
    "403(b) rn",
    "36 hours a week rn",
    "rn 555 123 4567",
    "rn 12 hour shifts",
  ])
    expect(
      readTyped(typed).readings.map(({ kind }) => kind),
      typed,
    ).not.toContain("pay");
});

test("asks the database for no city when every word is read", () => {
  for (const typed of ["registered nurse", "icu nights travel", "J-1 waiver"])
    expect(listTypedPlaces(typed)).toEqual([]);
  expect(listTypedPlaces("nurse in denver")).toContain("denver");
  expect(listTypedPlaces(`nurse ${"a b ".repeat(100)}denver`).length).toBeLessThanOrEqual(60);
});

test("reads hostile words at once", () => {
  const start = readProcessorMs();
  for (const unit of [
    "no ",
    "in ",
    "-",
    "or ",
    "new grad ",
    "7 on ",
    "$",
    "nurse/",
    "a.",
    '"',
    "(",
    "visa sponsor ",
    "icu ",
    "in in in x ",
  ])
    for (const typed of [unit.repeat(5_000), `${unit.repeat(60)}denver`]) {
      listTypedPlaces(typed);
      readTyped(typed, { cities });
    }
  expect(readProcessorMs() - start).toBeLessThan(2_000);
});

test.each([
  ["rn northern va", "state VA"],
  ["np long island ny", "state NY"],
  ["rn central or", ""],
  ["northern nevada medical center", "state NV, rest northern medical center"],
  ["crna 250k sign on bonus", "pay 250000"],
  ["np 20k sign on bonus", "rest 20k"],
])("reads the part of a state and the bonus in %s", (typed, said) => {
  const { readings, rest } = readTyped(typed, { cities });
  const told = readings.flatMap((one) =>
    one.kind === "state" ? [`state ${one.state.code}`] : one.kind === "pay" ? [`pay ${one.min}`] : [],
  );
  expect([...told, ...(rest.includes("central") || rest === "" ? [] : [`rest ${rest}`])].join(", ")).toBe(
    said,
  );
});

test.each([
  ["RN OR LPN", ["registered-nurse+licensed-practical-nurse"], ""],
  ["charge nurse or nurse manager", ["registered-nurse", "nurse-manager"], ""],
  ["doctor or nurse practitioner", ["physician+nurse-practitioner"], ""],
  ["rn house supervisor nights", ["nurse-manager"], ""],
  ["pt pt", ["physical-therapist"], ""],
  ["OR nurse", ["registered-nurse+licensed-practical-nurse+case-manager"], ""],
])("reads the professions of %s as %j", (typed, professions, left) => {
  const { readings, rest } = readTyped(typed);
  const read = readings.flatMap((one) => (one.kind === "profession" ? [one.values.join("+")] : []));
  expect(read).toEqual(professions);
  expect(rest).toBe(left);
});

test.each([
  [
    "psych nurse vs psych tech",
    ["registered-nurse", "licensed-practical-nurse", "case-manager", "psychiatric-technician"],
  ],
  ["rt ct hybrid", ["radiologic-technologist"]],
  ["rt nights", ["respiratory-therapist"]],
  ["house sup", ["nurse-manager"]],
  ["mds coordinator nursing home", ["registered-nurse"]],
  ["oral surgery asst", ["dental-assistant"]],
])("reads who is meant by %s", (typed, expected) => {
  const professions = readTyped(typed).readings.flatMap((one) =>
    one.kind === "profession" ? one.values : [],
  );
  expect(professions).toEqual(expected);
});

test.each([
  ["only 8s", ["hours"], ""],
  ["12s or 10s peds icu", ["hours", "specialty"], ""],
  ["perm rn", ["type", "profession"], ""],
  ["permanent residency sponsorship rn", ["trait", "profession"], "permanent residency"],
  ["weekend baylor charge nurse", ["shift", "profession"], ""],
  ["nurse texas compact lic wanting new mexico", ["profession", "undecided", "compact", "state"], ""],
  ["rn licensed in ohio looking for kentucky", ["profession", "undecided", "state"], ""],
  ["texas rn license night shift", ["state", "profession", "shift"], ""],
  ["neurologist no stroke call", ["profession", "specialty", "undecided"], ""],
  ["hemodialysis rn on call ok", ["specialty", "profession", "open"], ""],
  ["hospitalist 14 shifts mo", ["profession", "specialty", "undecided"], ""],
  ["crna locum 2 wk blocks", ["profession", "type"], "2 wk blocks"],
  ["cath tech 60 days or less", ["words"], "60 days less"],
  ["rn returning after 6 years at home", ["profession"], "returning 6 years home"],
  ["slp while my kids are in school", ["profession"], ""],
  ["rn night supervisor 48+", ["shift", "profession", "pay"], "supervisor"],
  ["rn near 75000", ["profession"], "75000"],
  ["tele sitter or monitor tech", ["words"], ""],
  ["nuc med tech", ["profession"], ""],
  ["geriatrician pace program", ["profession", "specialty"], "pace program"],
  ["pt ortho", ["profession", "specialty"], ""],
  ["lactation part time weekends ok", ["type", "open"], "lactation"],
  ["icu rn tn va", ["specialty", "profession", "state"], ""],
  ["audiologist va hospital", ["profession", "words"], ""],
  ["cna no experiance", ["profession", "trait"], ""],
  ["baylor rn", ["shift", "profession"], ""],
  ["baylor dallas rn", ["profession"], "baylor dallas"],
  ["telepsych psychiatrist", ["specialty", "specialty", "profession"], ""],
  ["addiction rehab counselor", ["profession"], ""],
  ["night owl cna", ["shift", "profession"], ""],
  ["rn 3 month contract", ["weeks", "profession"], ""],
  ["rn 2 months experience", ["profession"], ""],
  ["va hospital rn", ["words", "profession"], ""],
])("reads the kinds of %s", (typed, kinds, rest) => {
  const read = readTyped(typed);
  expect([...new Set(read.readings.map(({ kind }) => kind))].sort()).toEqual([...new Set(kinds)].sort());
  expect(read.rest).toBe(rest);
});

const towns = [
  city("Salem", "OR"),
  city("Salem", "MA", 44_000),
  city("Boston", "MA", 650_000),
  city("Tampa", "FL"),
  city("Ocala", "FL", 30_000),
  city("Portland", "OR", 600_000),
  city("Seattle", "WA", 700_000),
  city("Athens", "OH", 24_000),
];

const placesOf = (typed: string) =>
  readTyped(typed, { cities: towns, hasRegions: true }).readings.flatMap((one) => {
    if (one.kind === "city") return [`${one.city.name}, ${one.city.stateCode}`];
    if (one.kind === "state") return [one.state.code];
    return one.kind === "region" ? [one.region.name] : [];
  });

test.each([
  ["rn tampa or ocala", ["Tampa, FL", "Ocala, FL"]],
  ["ocala / tampa rn", ["Ocala, FL", "Tampa, FL"]],
  ["rn ocala", []],
  ["nurse salem or boston", ["Salem, MA", "Boston, MA"]],
  ["nurse salem or", ["Salem, OR"]],
  ["portland or seattle rn", ["Portland, OR", "Seattle, WA"]],
  ["rn tampa or texas", ["Tampa, FL", "TX"]],
  ["moving from boston to seattle rn", ["Seattle, WA"]],
])("reads each place of %s", (typed, places) => {
  expect(placesOf(typed)).toEqual(places);
});

test.each([
  ["rn in the midwest", ["Midwest"]],
  ["new england or new york np", ["New England", "NY"]],
  ["hudson valley rn", ["Hudson Valley"]],
  ["rn the U.P.", ["Upper Peninsula"]],
  ["sign up rn", []],
  ["southwest kansas rn", ["KS"]],
  ["southwest rn", ["Southwest"]],
  ["mountain west pa", ["Mountain West"]],
  ["midwest dental", []],
  ["midwest dental hygienist", ["Midwest"]],
  ["great lakes health rn", []],
  ["midwest home health rn", ["Midwest"]],
  ["south shore hospital", []],
])("reads the region of %s", (typed, places) => {
  expect(placesOf(typed)).toEqual(places);
});

await loadFurtherPlaces();
const labels = (typed: string, known: readonly KnownCity[] = cities) => {
  const named = listTypedPlaces(typed).flatMap((name) => findFurtherPlaces(name));
  return toTypedPills(readTyped(typed, { cities: [...known, ...named], hasRegions: true })).map(
    ({ label }) => label,
  );
};

test.each([
  ["rn surgery center physician owned", ["Registered Nurse", "Surgery center", "“physician owned”"]],
  ["rn medsurg np school", ["Registered Nurse", "Medical-Surgical", "“np school”"]],
  ["np school based", ["Nurse Practitioner", "School Health"]],
  ["summer start rn", ["Not applied: summer start", "Registered Nurse"]],
  ["lpn school hours", ["Licensed Practical Nurse", "“school hours”"]],
])("takes no word of another phrase for a role or a field: %s", (typed, said) => {
  expect(labels(typed)).toEqual(said);
});

test.each([
  ["rn day or eve", ["Registered Nurse", "Day shift", "Evening shift"]],
  ["lpn night/day", ["Licensed Practical Nurse", "Night shift", "Day shift"]],
])("reads either shift of %s", (typed, said) => {
  expect(labels(typed)).toEqual(said);
});

test.each([
  ["nurse Lehigh County PA", ["Nurse", "Lehigh County, PA"]],
  ["pta lehigh co pa evenings", ["Physical Therapist Assistant", "Lehigh County, PA", "Evening shift"]],
  [
    "cna Washtenaw or Livingston County",
    ["Nursing Assistant", "Washtenaw County, MI", "Livingston County, MI"],
  ],
  ["lpn Lake and Porter counties", ["Licensed Practical Nurse", "Lake County, IN", "Porter County, IN"]],
  ["rn Calcasieu Parish", ["Registered Nurse", "Calcasieu Parish, LA"]],
  ["cna st. mary's county", ["Nursing Assistant", "St. Mary's County, MD"]],
  ["rn Petoskey Michigan", ["Registered Nurse", "Petoskey, MI"]],
  ["rn petoskey", ["Registered Nurse", "“petoskey”"]],
  ["np denver metro area", ["Nurse Practitioner", "Denver, CO"]],
  ["rn rural kansas", ["Registered Nurse", "Not applied: rural", "Kansas"]],
  [
    "rn Bay Area teaching hospital",
    ["Registered Nurse", "Bay Area: near San Francisco, Oakland and San Jose", "“teaching hospital”"],
  ],
])("names the place of %s", (typed, said) => {
  expect(labels(typed)).toEqual(said);
});

test("takes an employer's town for one who names no other place, and keeps the employer's name", () => {
  const known = [city("Lexington", "KY"), city("Tucson", "AZ")];
  expect(labels("rn lexington clinic", known)).toEqual([
    "Registered Nurse",
    "Lexington, KY",
    "“lexington clinic”",
  ]);
  expect(labels("rn lexington clinic tucson", known)).toEqual([
    "Registered Nurse",
    "Tucson, AZ",
    "“lexington clinic”",
  ]);
});

test.each([
  ["telemetry or imc rn", ["Telemetry", "Progressive Care", "Registered Nurse"]],
  [
    "rn pacu or endo or school",
    ["Registered Nurse", "Post-Anesthesia Care", "Gastroenterology", "School Health"],
  ],
  ["endo rn endoscopy center", ["Gastroenterology", "Registered Nurse"]],
  ["physical therapist ortho", ["Physical Therapist", "Outpatient Therapy"]],
  ["medical assistant clinic", ["Medical Assistant", "Ambulatory Care"]],
  ["psychiatric nocturnist", ["Psychiatry", "Physician, Night shift"]],
  ["lcsw remote or in denver", ["Clinical Social Worker", "Remote", "Denver, CO"]],
  ["rn any floor except icu", ["Registered Nurse", "No intensive care"]],
  ["any shift but nights rn", ["No night shift", "Registered Nurse"]],
  ["telemetry rn with 3 years of icu", ["Telemetry", "Registered Nurse", "3 years of icu"]],
  ["icu rn 3 years experience", ["Intensive Care", "Registered Nurse"]],
  [
    "lpn 6 years in dialysis, leave bedside",
    ["Licensed Practical Nurse", "6 years in dialysis", "Non-clinical"],
  ],
  ["hospice nurse no admissions", ["Hospice", "Nurse", "Only in titles: no admissions"]],
  ["crna no heart call", ["Nurse Anesthetist", "Only in titles: no heart call"]],
  ["rn 4/10s", ["Registered Nurse", "10-hour shifts"]],
  ["ed tech noon, 12p-12a", ["Nursing Assistant, Emergency Medicine", "12-hour shifts", "“noon”"]],
  ["cna 16-24 hours", ["Nursing Assistant", "16 to 24 hours a week"]],
  [
    "travel rn 40 guaranteed starting mid february",
    ["Travel", "Registered Nurse", "40 hours a week", "Not applied: starting mid february"],
  ],
  ["rn permanent part time", ["Registered Nurse", "Permanent", "Part-time"]],
  ["preauthorization nurse", ["Utilization review", "Nurse"]],
  ["infusion rn", ["Infusion", "Registered Nurse"]],
  ["rn, EMR builder, and likes dogs", ["Registered Nurse", "“EMR builder”, “likes dogs”"]],
])("reads %s", (typed, said) => {
  expect(labels(typed)).toEqual(said);
});
