import type { DetailSection, ProfileDetails } from "#app/clinicians/profile/details/profile-details.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";

const nothing = "Not filled in yet";

const countRows = (rows: readonly unknown[], one: string, more: string): string =>
  rows.length === 0 ? nothing : `${rows.length} ${rows.length === 1 ? one : more}`;

const summaries: { [Section in DetailSection]: (value: ProfileDetails[Section]) => string } = {
  contact({ firstName, lastName, phone, city, npi }) {
    const said = [(firstName ?? lastName) && "name", phone && "phone", city && "place", npi && "NPI"];
    const names = said.filter((name) => typeof name === "string");
    return names.length === 0 ? nothing : `Has your ${listWithAnd(names)}`;
  },
  licenses: (rows) =>
    countRows(
      rows.filter(({ number }) => number !== null),
      "number",
      "numbers",
    ),
  education: (rows) => countRows(rows, "entry", "entries"),
  experience: (rows) => countRows(rows, "position", "positions"),
  authorization: ({ mayWork, needsSponsor }) =>
    mayWork === null && needsSponsor === null ? nothing : "Answered",
  references: (rows) => countRows(rows, "person", "people"),
  privacy: ({ visibility, hidden }) =>
    `${visibilityWords[visibility]}${hidden.length > 0 ? `, hidden from ${countRows(hidden, "employer", "employers")}` : ""}`,
  specialty: ({ unlisted }) => unlisted ?? "None",
};

const visibilityWords = { hidden: "Off", searched: "On, without your name" };

export const toSectionSummary = <Section extends DetailSection>(
  section: Section,
  details: ProfileDetails,
): string => summaries[section](details[section]);
