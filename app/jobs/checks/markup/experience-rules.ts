import { findOwn } from "#app/kit/text/own-value.ts";
import { knownProperties } from "./known-properties.ts";
import { type JudgedMarkup, type MarkupFinding, toMarkupFinding } from "./markup-page.ts";
import { isJsonObject, toMarkupValues, toTextValue } from "./markup-values.ts";

const categories = new Set([
  "high school",
  "associate degree",
  "bachelor degree",
  "professional certificate",
  "postgraduate degree",
]);
const none = "no requirements";
const deprecated: Record<string, string> = { benefits: "jobBenefits", incentives: "incentiveCompensation" };

export function checkExperience({ posting }: JudgedMarkup): MarkupFinding[] {
  const { educationRequirements, experienceRequirements, experienceInPlaceOfEducation: inPlace } = posting;
  const findings: MarkupFinding[] = [];
  const add = (...of: Parameters<typeof toMarkupFinding>) => findings.push(toMarkupFinding(...of));
  for (const education of toMarkupValues(educationRequirements)) {
    const said = isJsonObject(education) ? toMarkupValues(education.credentialCategory).map(String) : [];
    if (
      isJsonObject(education)
        ? said.length === 0 || said.some((category) => !categories.has(category))
        : education !== none
    )
      add(
        "M6",
        "educationRequirements.credentialCategory",
        `“${said.join(", ") || toTextValue(education)}” is not one of Google's categories.`,
        `Use ${[...categories].join(", ")}, or the text “${none}”.`,
      );
  }
  for (const experience of toMarkupValues(experienceRequirements)) {
    const months = isJsonObject(experience) ? experience.monthsOfExperience : undefined;
    if (isJsonObject(experience) ? typeof months !== "number" || !(months > 0) : experience !== none)
      add(
        "M7",
        "experienceRequirements.monthsOfExperience",
        "The experience is not a number of months.",
        `Give the least months as a number, or the text “${none}”.`,
      );
  }
  if (inPlace !== undefined && typeof inPlace !== "boolean")
    add("M8", "experienceInPlaceOfEducation", "It is not true or false.", "Write it without quotes.");
  else if (inPlace === true && (educationRequirements === undefined || experienceRequirements === undefined))
    add(
      "M8",
      "experienceInPlaceOfEducation",
      "Experience is taken in place of education, and one of both is not said.",
      "Add educationRequirements and experienceRequirements.",
    );
  for (const name of Object.keys(posting).filter((name) => !name.startsWith("@"))) {
    const newer = findOwn(deprecated, name);
    if (newer) add("M9", name, `“${name}” is deprecated.`, `Use ${newer}.`);
    else if (!knownProperties.has(name))
      add("M9", name, `schema.org's JobPosting has no “${name}”.`, "Leave it out, or correct its name.");
  }
  return findings;
}
