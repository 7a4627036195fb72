import { unkeptPrefix } from "#app/kit/drafts/drafts.ts";
import { findOwn } from "#app/kit/text/own-value.ts";

/** Fewer could tell who someone is. */
export const fewestEeoPeople = 10;

const declined = { value: "declined", label: "I do not wish to answer" };

/** The EEO-1 report's categories, and CC-305 and VEVRAA in our words. */
export const eeoQuestions = [
  {
    name: "sex",
    label: "Sex",
    help: "",
    options: [{ value: "female", label: "Female" }, { value: "male", label: "Male" }, declined],
  },
  {
    name: "race",
    label: "Race or ethnicity",
    help: "",
    options: [
      { value: "hispanic", label: "Hispanic or Latino" },
      { value: "white", label: "White (not Hispanic or Latino)" },
      { value: "black", label: "Black or African American (not Hispanic or Latino)" },
      { value: "islander", label: "Native Hawaiian or other Pacific Islander (not Hispanic or Latino)" },
      { value: "asian", label: "Asian (not Hispanic or Latino)" },
      { value: "native", label: "American Indian or Alaska Native (not Hispanic or Latino)" },
      { value: "several", label: "Two or more races (not Hispanic or Latino)" },
      declined,
    ],
  },
  {
    name: "veteran",
    label: "Protected veteran",
    help: "A protected veteran is a disabled veteran, was discharged in the last three years, served on active duty in a war or a campaign with a badge, or has an Armed Forces service medal.",
    options: [
      { value: "protected", label: "I identify as one or more of these kinds of protected veteran" },
      { value: "other", label: "I am not a protected veteran" },
      declined,
    ],
  },
  {
    name: "disability",
    label: "Disability",
    help: "A disability is a condition that substantially limits a major life activity, such as walking, seeing, hearing, breathing, learning or working. It counts if you have or ever had one, physical or mental.",
    options: [
      { value: "yes", label: "Yes, I have a disability, or have had one in the past" },
      { value: "no", label: "No, I do not have a disability and have not had one in the past" },
      declined,
    ],
  },
] as const;

export const toEeoFieldName = (question: string): string => unkeptPrefix + question;

export type EeoAnswer = readonly [question: string, answer: string];

/** `values` are what the schema of these fields gave. What was left blank is in no count. */
export const toEeoAnswers = (values: object): EeoAnswer[] =>
  eeoQuestions.flatMap(({ name, options }) => {
    const given = findOwn(values as Record<string, unknown>, toEeoFieldName(name));
    const known = options.find(({ value }) => value === given);
    return known ? [[name, known.value] as const] : [];
  });

/** For what is stored about the application, even as a hash. */
export const withoutEeo = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field]) => !eeoQuestions.some(({ name }) => field === toEeoFieldName(name)),
    ),
  ) as Partial<Values>;
