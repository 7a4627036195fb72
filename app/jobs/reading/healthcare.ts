import rows from "../../../data/words/settings.json" with { type: "json" };
import { toShortText, toTokens } from "./phrases.ts";
import { type Said, toStatements } from "./statements.ts";

const clinicalWords =
  /\b(?:nurs(?:e|es|ing)|medical|clinics?|clinical|clinician|patients?|hospitals?|health ?care|surgical|surgery|therap(?:y|ist|ists)|rehab(?:ilitation)?|hospice|palliative|pharmacy|radiology|phlebotom\w+|dental|prosthe?tics?|orthotist|prosthetist|caregiver|behavioral health|mental health|substance (?:abuse|use)|drug abuse treatment|perfusionist|genetic counselor|doula|infection (?:control|prevention)|physicians?|surgeon|health (?:tech(?:nician)?|system[s]? spec(?:ialist)?|services|information)|optometry|ophthalmic|dialysis|dementia|sonograph\w+|polysomnograph\w+|e[ek]g|lactation|wellness nurse|advanced practice|care coordinator|intermediate care technician|dietetic|(?:in)?fertility|snf|ltc|lab(?:oratory)? (?:assistant|aide)|(?:emergency (?:department|room)|er|ed|operating room|anesthesia|cath lab|cardiac|telemetry|endoscopy|gi|sterile processing|central sterile|orthopedic|cast|ekg|transplant|wound care|perioperative|labor (?:and|&) delivery|(?:neuro|cardio)diagnostic) tech(?:nician|nologist|s)?|child life|locums?(?: tenens)?|advanced (?:practitioner|provider|clinician)|birth center)\b/i;
/** Law firms and housing offices have these roles too, so the employer decides. */
const sharedRoles =
  /\b(?:practice (?:manager|administrator)|case manage(?:r|ment)|care manager|utilization review|discharge planner)\b/i;
/** These sell to, hire for or build for clinicians and carry their names. */
const aroundClinicians =
  "engineer|engineers|engineering|developer|software|programmer|sales|account executive|account manager|account representative|" +
  "account liaison|marketing|recruiter|recruiters|recruiting|recruitment|staffing|talent acquisition|attorney|counsel|accountant|" +
  "analyst|analysts|architect|business development|product manager|customer success|customer service|customer support|relations";
/** Not healthcare roles at any employer, unless the title names a clinician. */
const otherTrades =
  "consultant|lawyer|paralegal|accounting|auditor|finance|financial|driver|drivers|cook|chef|food service|housekeep\\w*|custodian|" +
  "janitor\\w*|laundry|maintenance|mechanic|electrician|plumber|security|guard|public safety|protective services|dispatcher|valet|parking|concierge|courier|clergy|pastoral|spiritual care|it|information technology|cybersecurity|writer|editor|" +
  "designer|human resources|hr|payroll|buyer|purchasing|procurement|logistics|supply chain|supply management|warehouse|retail|" +
  "beautician|cosmetolog\\w+|chauffeur|insurance|claims?|underwriter|billing|patient accounts?|collections|chaplain|instructional|" +
  "installer|groundskeeper|firefighter|police|scientists?|plant health|arborist|tree (?:care|surgeon|climber|trimmer)|shrub|turf|lawn|landscap\\w*|horticultur\\w*|pest control|automotive|collision|bicycle|computer|piano|" +
  "biologist|chemist|economist|statistician|project manager|implementation|" +
  "biomedical|device|devices|epidemiologist|equipment|research|researcher|policy|librar\\w+|construction|facilities";
const isAroundClinicians = new RegExp(`\\b(?:${aroundClinicians})\\b`, "i");
const isOtherTrade = new RegExp(`\\b(?:${aroundClinicians}|${otherTrades})\\b`, "i");
/** CNA is an insurer, too. */
const isInsurance =
  /\b(?:insurance|insurer|reinsurance|underwrit\w*|actuar\w*|adjust[eo]rs?|broker\w*|surety|claims?|loss control|commercial lines)\b/i;
const clinicalCategory =
  /\b(?:nursing|nurses?|physicians?|allied health|therapy|rehabilitation services|clinical (?:care|services)|patient care|advanced practice|laboratory|radiology|imaging|behavioral health)\b/i;
const animals = /\b(?:veterinar\w+|animals?|kennel|zoo|canine|equine|[Pp]ets?)\b/i;

const isAboutAnimals = (title: string): boolean => animals.test(title.replace(/\bPET\b/g, ""));

/** We know what the title names, and it is no role of healthcare. */
export const namesOtherTrade = (title: string): boolean => isAboutAnimals(title) || isOtherTrade.test(title);

/** The roles that a title names, by its tokens. */
interface NamedRoles {
  named: readonly { at: number; to: number; isHealthcare: boolean }[];
}

/** A hospital's cook does not count. The feed's `category` counts only if the title names no other trade. */
export function isHealthcareTitle(
  title: string,
  role: NamedRoles,
  isClinicalCode: boolean | null = null,
  category = "",
  employer = "",
): boolean {
  if (isAboutAnimals(title)) return false;
  const tokens = toTokens(title);
  const clinician = role.named.find((name) => name.isHealthcare);
  if (role.named.length > 0 && !clinician) return false;
  if (clinician) {
    const before = tokens.slice(0, clinician.at).map((t) => t.raw);
    const next = tokens[clinician.to];
    const isInsurer = isInsurance.test(before.join(" ")) && tokens[clinician.at]!.raw === "CNA";
    return (
      !isInsurer &&
      !isAroundClinicians.test(before.join(" ")) &&
      !(next?.gap === " " && isAroundClinicians.test(next.raw))
    );
  }
  if (isOtherTrade.test(title)) return false;
  if (isClinicalCode !== null) return isClinicalCode;
  const isSharedHere = sharedRoles.test(title) && parseSetting("", employer) !== null;
  return isSharedHere || clinicalWords.test(title) || clinicalCategory.test(category);
}

const settings = rows.map(({ setting, words, field = null }) => ({
  setting,
  field,
  pattern: new RegExp(String.raw`\b(?:${words.join("|")})\b`, "i"),
}));

/** What a text calls the workplace: "is a 99-bed skilled nursing facility", "for our outpatient clinic". */
const workplace =
  /(?:\b(?:is|are|at|for|in|on|to|join(?:ing)?|into) (?:an?|our|this)|,\s(?:an?|our)|^(?:an?|our|busy|about the facility:|setting:|facility:|department:|unit:))\s((?:[\p{L}\d'’&/+-]+,?\s){0,6}?(?:facility|hospital|clinic|center|SNF|home|agency|practice|office|department|unit|ER|trauma|clinics|departments|provider|service)\b)/giu;
const anyPlace =
  /facility|hospital|clinic|center|SNF|home|agency|practice|office|department|unit|ER|trauma|provider|service/i;
/** The statement is about past jobs, partners or headquarters, not about this workplace. */
const notHere =
  /\b(?:experience|years?|prefer\w*|licen[sc]\w+|graduate|affiliat\w+|refer\w*|collaborat\w*|consult\w*|nearby|transfer\w*|minutes|system|network|headquarter\w*|corporate|operat(?:es|ing)|some|call|recruit(?:ing|ment) office|family)\b/i;

/** The one kind of place that a text's sentences call the workplace. */
function parseToldSetting(text: Said): string | null {
  const said = toStatements(text).slice(0, mostStatements);
  const found = said.flatMap(({ text: one }) =>
    !anyPlace.test(one) || notHere.test(one)
      ? []
      : [...one.matchAll(workplace)].flatMap(([, phrase]) => findSetting(phrase!) ?? []),
  );
  return new Set(found).size === 1 ? found[0]! : null;
}

const mostStatements = 40;

function findSetting(text: string): string | null {
  const words = toShortText(text);
  return settings.find(({ pattern }) => pattern.test(words))?.setting ?? null;
}

/** Where a posting names no field of work, what its place says. */
export const toFieldOfPlace = (profession: string | null, place: string | null): string | null =>
  profession === "pharmacist" && place === "Hospital"
    ? "inpatient-pharmacy"
    : (settings.find(({ setting }) => profession !== null && setting === place)?.field ?? null);

/** Of the title, else of the text, and of the employer's name where neither says anything. */
export function parseSetting(title: string, employer: string, text: Said = []): string | null {
  const told = findSetting(title) ?? parseToldSetting(text);
  if (told) return told;
  const ofEmployer = findSetting(employer);
  // A "clinic" by name may be a health system with hospitals.
  const isByName =
    ofEmployer === "Outpatient clinic" && !/\b(?:out-?patient|group|practice|office)\b/i.test(employer);
  return isByName ? null : ofEmployer;
}
