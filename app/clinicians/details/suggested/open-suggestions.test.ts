import { expect, test } from "vitest";
import type { Suggestion } from "#app/clinicians/documents/suggestions/suggestion.ts";
import { emptyDetails } from "#app/clinicians/profile/details/profile-details.ts";
import { emptyAbout, emptyRecord } from "#app/clinicians/profile/record/profile.ts";
import { type Known, listOpenSuggestions, takeSuggestion } from "./open-suggestions.ts";
import { splitFullName } from "./split-name.ts";
import { toSuggestionWords } from "./suggestion-words.ts";

const nothing: Known = { record: emptyRecord, details: emptyDetails };
const license = { state: "TX", multistate: true, number: "88", expires: "2027-05-31" };
const suggestions: Suggestion[] = [
  { field: "name", value: "Ana de la Cruz", line: "a" },
  { field: "email", value: "ana@example.org", line: "b" },
  { field: "phone", value: "(918) 555-0142", line: "c" },
  { field: "place", value: "Tulsa, OK", line: "d" },
  { field: "profession", value: "registered-nurse", line: "e" },
  { field: "specialties", value: "icu", line: "f" },
  { field: "licenses", value: license, line: "g" },
  { field: "certificates", value: { code: "BLS", expires: null }, line: "h" },
  { field: "years", value: 7, line: "i" },
  {
    field: "employers",
    value: { facility: "Mercy", title: "RN", unit: null, from: "2019", to: null },
    line: "j",
  },
  { field: "ehr", value: "Epic", line: "k" },
  { field: "education", value: { degree: "BSN", school: null, year: 2016 }, line: "l" },
];
const own = [0, 2, 3, 4, 5, 6, 7, 8, 9, 11];

test("suggests for what is empty, and each thing only until it is taken", () => {
  expect(listOpenSuggestions(nothing, suggestions, [])).toEqual(own);
  expect(listOpenSuggestions(nothing, suggestions, [0, 6])).toEqual(own.filter((at) => at !== 0 && at !== 6));
  let known = nothing;
  for (const at of own) {
    known = takeSuggestion(known, suggestions[at]!)!;
    expect(takeSuggestion(known, suggestions[at]!), suggestions[at]!.field).toBeNull();
  }
  expect(listOpenSuggestions(known, suggestions, [])).toEqual([]);
  expect(known.details.contact).toMatchObject({
    firstName: "Ana",
    lastName: "de la Cruz",
    city: "Tulsa",
    state: "OK",
  });
  expect(known.record).toMatchObject({
    profession: "registered-nurse",
    licenses: [{ state: "TX", multistate: true, expires: "2027-05-31" }],
    about: {
      place: "Tulsa, OK",
      years: 7,
      specialties: ["icu"],
      certificates: [{ code: "BLS", expires: null }],
    },
  });
  expect(known.details.licenses).toEqual([
    { state: "TX", profession: "registered-nurse", number: "88", issued: null },
  ]);
});

test("replaces nothing that the person said", () => {
  const said: Known = {
    record: {
      ...emptyRecord,
      profession: "physician",
      licenses: [{ state: "TX", multistate: false, expires: "2028-01-31" }],
    },
    details: {
      ...emptyDetails,
      contact: { ...emptyDetails.contact, lastName: "Ortiz", phone: "1", city: "Austin" },
      licenses: [{ state: "TX", profession: null, number: "12", issued: null }],
    },
  };
  for (const at of [0, 2, 4, 6]) expect(takeSuggestion(said, suggestions[at]!), String(at)).toBeNull();
  expect(takeSuggestion(said, suggestions[3]!)?.details.contact.city).toBe("Austin");
});

test("adds when a license or certificate ends to one that has no date, and changes nothing else of it", () => {
  const licenses = [{ state: "TX", multistate: false, expires: null }];
  const numbers = [{ state: "TX", profession: null, number: "12", issued: null }];
  const about = { ...emptyAbout, certificates: [{ code: "BLS", expires: null }] };
  const said: Known = {
    record: { ...emptyRecord, licenses, about },
    details: { ...emptyDetails, licenses: numbers },
  };
  const dated = takeSuggestion(said, suggestions[6]!)!;
  expect(dated.record.licenses).toEqual([{ state: "TX", multistate: false, expires: "2027-05-31" }]);
  expect(dated.details.licenses).toEqual(numbers);
  const bls = { field: "certificates", value: { code: "BLS", expires: "2027-05-31" }, line: "" } as const;
  expect(takeSuggestion(said, bls)!.record.about!.certificates).toEqual([bls.value]);
  expect(takeSuggestion(takeSuggestion(said, bls)!, bls)).toBeNull();
  expect(takeSuggestion(said, suggestions[7]!)).toBeNull();
});

test.each([
  ["Ana M. Ortiz", "Ana M.", "Ortiz"],
  ["Ana de la Cruz-O'Brien", "Ana", "de la Cruz-O'Brien"],
  ["Sukarno", "Sukarno", null],
  ["De La Cruz", "De", "La Cruz"],
])("divides the name %s", (name, firstName, lastName) => {
  expect(splitFullName(name)).toEqual({ firstName, lastName });
});

test("says of a card that is over that it expired", () => {
  const card = (expires: string): Suggestion => ({
    field: "certificates",
    value: { code: "BLS", expires },
    line: "",
  });
  expect(toSuggestionWords(card("2026-05-31"), "2026-06-01").text).toBe("BLS, expired May 31, 2026");
  expect(toSuggestionWords(card("2026-06-01"), "2026-06-01").text).toBe("BLS, expires Jun 1, 2026");
});
