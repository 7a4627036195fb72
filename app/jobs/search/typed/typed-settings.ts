import { findPhrases, type Lexicon, type Token, toLexicon } from "#app/jobs/reading/phrases.ts";
import type { Claims } from "./typed-claims.ts";
import { ofClinics } from "./typed-places.ts";
import { joinsFields, ofKind, type ReadingOf } from "./typed-query.ts";

type Role = ReadingOf<"profession" | "specialty" | "undecided">;

interface Settings {
  professions: ReadonlySet<string>;
  names: Lexicon<string>;
}

const toSettings = (
  professions: string,
  names: readonly (readonly [specialty: string, names: string])[],
): Settings => ({
  professions: new Set(professions.split(" ")),
  names: toLexicon(
    names.flatMap(([specialty, all]) => all.split(", ").map((name) => [name, specialty] as const)),
  ),
});

const schools =
  "school, schools, school based, school setting, public schools, public school, school district, school districts, elementary school, high school, k 12";

/** Words that are a field of these professions and only a kind of place for others. */
const all: readonly Settings[] = [
  toSettings("physician nurse-practitioner physician-assistant", [
    ["family-medicine", "fp, fm, family practice"],
    ["internal-medicine", "im"],
    ["emergency-medicine", "em"],
  ]),
  toSettings("pharmacist pharmacy-technician", [
    [
      "ambulatory-pharmacy",
      "retail, retail setting, community, community pharmacy, outpatient, outpatient pharmacy",
    ],
    ["inpatient-pharmacy", "inpatient, inpatient hospital, inpatient pharmacy, hospital"],
  ]),
  toSettings(
    "physical-therapist physical-therapist-assistant occupational-therapist occupational-therapy-assistant",
    [["hand-therapy", "hand, hands, hand therapy, hand clinic"]],
  ),
  toSettings(
    "physical-therapist physical-therapist-assistant occupational-therapist occupational-therapy-assistant speech-language-pathologist",
    [
      ["outpatient-therapy", "outpatient, outpatient clinic, outpatient therapy"],
      ["acute-care-therapy", "acute care, acute, inpatient, acute care hospital, inpatient acute"],
      ["school-health", schools],
    ],
  ),
  toSettings(
    "registered-nurse licensed-practical-nurse medical-assistant nurse-practitioner physician-assistant case-manager nursing-assistant",
    [
      [
        "ambulatory-care",
        "clinic, clinics, clinic setting, clinic based, clinic nursing, clinic nurse, outpatient clinic, outpatient clinics, outpatient setting, " +
          "rural clinic, rural health clinic, rural health clinics, community clinic, community clinics",
      ],
      ["school-health", schools],
    ],
  ),
  toSettings(
    "registered-nurse licensed-practical-nurse psychologist social-worker behavior-analyst counselor",
    [["school-health", schools]],
  ),
];

/** "While kids are in school" */
const ofFamily =
  /\b(?:kids?|child(?:ren)?|sons?|daughters?|while|still|am|i['’]?m)\s+(?:(?:is|are|am|at)\s+)?(?:in|at)\s+$/i;

/** "Im a nurse practitioner" */
const ofPerson =
  /^\s+(?:an?|the|in|not|new|from|so|just|looking|trying|seeking|wanting|interested|licensed|currently|moving|relocating|done|tired|burned|burnt|ready|open|available|graduating|finishing|working)\b/i;

/** "School hours" are a shift's. */
const ofHours = /^\s+(?:hours?|schedules?|calendar)\b/i;

/** Reads the settings of a profession that no other field is said of, or as another choice: "pre-op or school". */
export function readSettings(claims: Claims, roles: readonly Role[]): readonly Role[] {
  const named = ofKind(roles, "profession").flatMap(({ values, isNot }) => (isNot ? [] : values));
  const fields = ofKind(roles, "specialty").filter(({ isNot }) => !isNot);
  if (named.length === 0) return roles;
  for (const { professions, names } of all) {
    if (!named.every((profession) => professions.has(profession))) continue;
    const tokens = claims.listTokens();
    const found = findPhrases(tokens, names).flatMap(({ from, to, value }): Role[] => {
      const last = tokens[to - 1]!;
      if (isEmployerName(tokens, from)) return [];
      const span = { from: tokens[from]!.at, to: last.at + last.raw.length };
      const isChoice =
        fields.length === 0 ||
        fields.some(
          (field) => isBesideChoice(claims.text, field, span) || isBesideChoice(claims.text, span, field),
        );
      const isNone =
        !isChoice ||
        (tokens[from]!.word === "im" && ofPerson.test(claims.text.slice(span.to))) ||
        ofFamily.test(claims.text.slice(0, span.from)) ||
        ofHours.test(claims.text.slice(span.to));
      const claimed = isNone ? null : claims.claim(span);
      if (claimed && fields.length > 0) fields.push({ kind: "specialty", value, words: "", ...claimed });
      return claimed
        ? [{ kind: "specialty", value, words: claims.text.slice(span.from, span.to), ...claimed }]
        : [];
    });
    if (found.length > 0) return [...roles, ...found];
  }
  return roles;
}

/** "Cleveland Clinic" is no kind of clinic. */
function isEmployerName(tokens: readonly Token[], at: number): boolean {
  const [before, first] = [tokens[at - 1], tokens[at]!];
  const isName = ({ raw, word }: Token) => raw !== word && raw !== raw.toUpperCase();
  return (
    before !== undefined &&
    /^\s+$/.test(first.gap) &&
    ((first.word === "clinic" && ofClinics.has(before.word)) || (isName(before) && isName(first)))
  );
}

const isBesideChoice = (text: string, { to }: { to: number }, { from }: { from: number }): boolean =>
  to <= from && joinsFields.test(text.slice(to, from));

const nursing =
  /\bnursing\b(?!\s+(?:homes?|schools?|students?|programs?|degrees?|faculty|care|facilit\w+|assist\w*|aides?|experience|background|licen\w+|boards?|unions?|research|informatics|leadership|management|administrat\w+|education|professors?|office|staff\w*)\b)/i;

/** "Correctional nursing", "travel nursing" and "nursing jobs" name nurses. */
export function readNursing(claims: Claims, roles: readonly Role[]): readonly Role[] {
  const match = ofKind(roles, "profession").length === 0 ? nursing.exec(claims.text) : null;
  if (!match) return roles;
  const claimed = claims.claim({ from: match.index, to: match.index + "nursing".length });
  return claimed
    ? [...roles, { kind: "profession", values: ["registered-nurse"], narrower: null, ...claimed }]
    : roles;
}
