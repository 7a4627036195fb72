import { expect, test } from "vitest";
import { detailsSchema, emptyDetails, listLicenseRows } from "./profile-details.ts";

test("reads an account that said nothing as empty, and what was stored in another shape as unsaid", () => {
  expect(detailsSchema.parse({})).toEqual(emptyDetails);
  const hostile = {
    contact: { firstName: " Ana ", lastName: null, state: "Mars", npi: "12345", phone: 5, isAdmin: true },
    licenses: [{ state: "TX", number: "88" }, { state: "ZZ" }, "TX", null],
    education: "none",
    experience: [{ facility: "" }, { facility: "Mercy", from: "2021-13", beds: -1 }],
    authorization: [],
    references: Array.from({ length: 99 }, (_, at) => ({ name: `Person ${at}` })),
    privacy: { visibility: "everyone", hidden: [{ name: "Acme" }, { name: "ACME" }] },
    __proto__: { specialty: { unlisted: "x" } },
  };
  const read = detailsSchema.parse(hostile);
  expect(read.contact).toEqual({ ...emptyDetails.contact, firstName: "Ana" });
  expect(read.licenses).toEqual([{ state: "TX", profession: null, number: "88", issued: null }]);
  expect(read.education).toEqual([]);
  expect(read.experience).toEqual([
    { facility: "Mercy", title: null, unit: null, from: null, to: null, beds: null, ehr: null },
  ]);
  expect(read.authorization).toEqual(emptyDetails.authorization);
  expect(read.references).toHaveLength(5);
  expect(read.privacy).toMatchObject({ visibility: "hidden", hidden: [{ slug: null, name: "Acme" }] });
});

test("puts numbers beside the profile's licenses, and keeps those of another profession", () => {
  const licenses = [
    { state: "TX", multistate: true, expires: "2027-03-31" },
    { state: "CA", multistate: false, expires: null },
  ];
  const numbered = [
    { state: "TX", profession: "registered-nurse", number: "88", issued: "2020-02-29" },
    { state: "TX", profession: "licensed-practical-nurse", number: "12", issued: null },
  ];
  const rows = listLicenseRows({ profession: "registered-nurse", licenses }, { licenses: numbered });
  expect(rows.map(({ state, number, multistate }) => [state, number, multistate])).toEqual([
    ["TX", "88", true],
    ["CA", null, false],
    ["TX", "12", false],
  ]);
  expect(rows[0]).toMatchObject({ issued: "2020-02-29", expires: "2027-03-31" });
});
