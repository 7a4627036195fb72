import type { EmploymentType, Shift, Workplace } from "#app/jobs/postings/record/posting-content.ts";
import { typePatterns } from "#app/jobs/reading/employment-type.ts";
import { sevenOn, shiftPatterns } from "#app/jobs/reading/shift.ts";
import type { Trait } from "#app/jobs/reading/traits/trait-names.ts";
import { urgent } from "#app/jobs/reading/urgency.ts";
import { notAPlace, workplacePatterns } from "#app/jobs/reading/workplace.ts";

// The import's patterns, and the shorter forms that people type where a posting writes a sentence.

const visaWords = String.raw`(?:[\s-]+(?:visas?|waivers?|transfers?|sponsor\w*|candidates?|jobs? sponsor\w*|cap[\s-]exempt))*`;

export const typedTraits: readonly (readonly [Trait, RegExp])[] = [
  [
    "j1",
    new RegExp(
      String.raw`\bj[\s-]?1\b${visaWords}|\bconrad(?:[\s-]*30)?\b(?:[\s-]+(?:waivers?|program|visas?))*`,
      "i",
    ),
  ],
  ["h1b", new RegExp(String.raw`\bh[\s-]?1[\s-]?bs?\b${visaWords}`, "i")],
  [
    "visa",
    /\b(?:work[\s-]+)?visas?\b(?:[\s-]+(?:sponsor\w*|support|assistance|transfers?|waivers?|jobs? sponsor\w*))*|\b(?:immigration[\s-]+)?sponsor(?:ship|ed|ing|s)?\b(?:[\s-]+visas?)?|\b(?:eb[\s-]?[23][\s-]+)?green[\s-]?cards?\b(?:[\s-]+sponsor\w*)?|\beb[\s-]?[23]\b(?:[\s-]+(?:visas?|sponsor\w*))*/i,
  ],
  ["pslf", /\bpslf\b(?:[\s-]+(?:eligible|employer|qualifying))*|\bpublic service loan forgiveness\b/i],
  [
    "nhsc",
    /\b(?:nhsc|national health service corps)\b(?:[\s-]+(?:site|loan[\s-]*(?:re-?payment|forgiveness)))*/i,
  ],
  [
    "loan-repayment",
    /\b(?:student[\s-]*)?loans?[\s-]*(?:re-?pay(?:ments?)?|forgiveness|forgiven|assistance|reimbursement|pay[\s-]?(?:back|off|down)|help)\b|\bstudent[\s-]+loans?\b|\bedrp\b/i,
  ],
  [
    "new-graduate",
    /\b(?:new(?:ly)?|just|recent(?:ly)?)[\s-]*grad(?:uate|uated)?s?\b(?:[\s-]+(?:welcome|friendly|ok|residency))*|(?<=\b(?:nurs(?:e|ing)|rn|grad(?:uate)?)\s)residency\b(?:\s+programs?)?|\b(?:just|recently|newly|fresh(?:ly)?|straight|right)(?=\s+(?:finish|complet|graduat|out\s+of|pass|licen[sc]ed))|\bnew(?=\s+(?:nurse|nurse\s+practitioner|physician\s+assistant|registered\s+nurse|rn|np|lpn|pt|ot|slp|pharmacist)\b(?!.{0,30}\b(?:jobs?|positions?|openings?|postings?|listings?|roles?)\b))|\bclinical\s+fellow(?:ship)?\b|\bcfy\b|\bcf(?=[\s-]slp\b)|(?<=\bslp[\s-])cf\b|\bentry[\s-]?level\b|\b(?:graduating|finishing)\b(?=\s+(?:from\s+)?(?:\w+\s+){0,2}(?:school|program|college|residency|fellowship|soon|this|next|in)\b)|\b(?:no|without|(?:do(?:es)?n['’]?t|not)\s+(?:require|need|have)(?:\s+any)?)[\s-]+(?:prior[\s-]+)?exp(?:erience)?\b(?:[\s-]+(?:is[\s-]+)?(?:required|needed|necessary))?/i,
  ],
  [
    "sign-on",
    /\bsign(?:ing)?[\s-]*on\b(?:[\s-]*(?:bonus(?:es)?|money|incentives?))*|\bsigning[\s-]+bonus(?:es)?\b/i,
  ],
  ["7on7off", new RegExp(String.raw`${sevenOn.source}|\b7\s*\/\s*7\b|\b7on\s*\/?7off\b`, "i")],
  ["direct", /\bdirect[\s-]*(?:hires?|employers?|employment)\b(?:[\s-]+only)?/i],
  [
    "agency",
    /\b(?:(?:staffing|recruiting)[\s-]+)?agenc(?:y|ies)\b|\bstaffing[\s-]+(?:compan(?:y|ies)|firms?)\b/i,
  ],
];

const shortTypes: Partial<Record<EmploymentType, RegExp>> = {
  travel:
    /\btravel(?:l?ers?|l?ing)?\b(?!\s+(?:medicine|clinic|health|allowance|stipend|reimbursement|expenses?|paid|pay|covered|cost)\b)(?:[\s-]+(?:assignments?|contracts?))?/i,
  temporary: new RegExp(
    `(?<!\\b(?:this|next|in|the)\\s)(?:${typePatterns.find(([type]) => type === "temporary")![1].source})`,
    "i",
  ),
  locum: /\blocums?(?:[\s-]+tenens)?\b/i,
  contract: new RegExp(
    String.raw`\bindep(?:endent)?\.?[\s-]+contract(?:or|ing)?s?\b|\bcontracts\b|${typePatterns.find(([type]) => type === "contract")![1].source}(?:\s+(?:basis|assignments?))?`,
  ),
  "full-time":
    /\bfull[\s_-]*time\b|\bF\/T\b|\bFT\b(?!\.?\s+(?:bliss|bragg|campbell|carson|collins|hood|lauderdale|myers|pierce|sill|smith|wayne|worth)\b)/i,
};
const together: Partial<Record<EmploymentType, readonly EmploymentType[]>> = {
  prn: ["prn", "per-diem"],
  "per-diem": ["prn", "per-diem"],
};

export const typedTypes: readonly (readonly [readonly EmploymentType[], RegExp])[] = typePatterns.map(
  ([type, pattern]) => [
    together[type] ?? [type],
    shortTypes[type] ?? new RegExp(`(?:${pattern.source})(?:\\s+(?:basis|assignments?))?`, "i"),
  ],
);

/** Neither travel nor a contract. */
export const typedPermanent = /\bpermanent\b(?!\s+residen)(?:\s+(?:placement|staff))?/i;

const sourceOf = (wanted: Shift): string => shiftPatterns.find(([shift]) => shift === wanted)![1].source;

/** "Baylor" alone is an employer. */
const baylorPlan = String.raw`\bbaylor(?=\s+(?:plan|program|shift|week|nurs|rn|lpn|cna|nights?|days?)\w*)|(?<=\bweek-?ends?(?:\s+only)?\s)baylor\b`;

/** "Nocturnist" is a role, and "call" alone is only a shift after "no". */
const shortShifts: Partial<Record<Shift, string>> = {
  night: String.raw`\bni(?:ght|te)s?\b|\bnoc(?:s|t|turnals?)?\b|\bover[\s-]?ni(?:ght|te)s?\b|\b(?:3rd|third) shift\b|\bgraveyard\b|\bmids\b|\bmidnights?\b`,
  day: String.raw`(?<!\b(?:\d{1,3}|two|three|four|five|six|seven)[\s-])(?:\bday[\s-](?:shifts|jobs?|positions?)\b|\b(?:early[\s-]+)?mornings?\b|\bam[\s-]shifts?\b|\b(?:bank(?:er)?['’]?s?|business|office|regular|normal)[\s-]hours\b|${sourceOf("day")})`,
  weekend: String.raw`(?<!\b(?:other|one|1|2|two|some|few|occasional|alternat\w+)\s)(?:${sourceOf("weekend").replace(String.raw`\bbaylor\b`, baylorPlan)})`,
  evening: String.raw`${sourceOf("evening")}|\bafternoons?\b`,
  call: String.raw`\bon[\s-]?call\b|\bcall only\b|(?<=\b(?:no|without|avoid|zero|n['’]?t\s+(?:want|take|do|have|require|include)|not\s+(?:requir|tak|involv|includ|do)(?:e|es|ed|ing)?)\b[^.;]{0,30}\s)call\b|\bcall(?=[\s-]+(?:free\b|(?:is\s+)?not\s+(?:required|needed|wanted)))`,
};

export const typedShifts: readonly (readonly [Shift, RegExp])[] = shiftPatterns.map(([shift, { source }]) => [
  shift,
  new RegExp(`(?:${shortShifts[shift] ?? source})(?:[\\s-]*shifts?)?`, "i"),
]);

const someDays = String.raw`(?:[1-4]|one|two|three|four|some|a few|(?:a\s+)?couple(?:\s+of)?)\s+days?\b`;
/** "From home two days a week" */
const partlyRemote = new RegExp(
  String.raw`\b(?:remote(?:ly)?|wfh|(?:work(?:ing)?\s+)?(?:from|at)\s+home)\s+${someDays}(?:\s+(?:a|per)\s+week\b)?`,
  "i",
);

/** "Daycare on site" is no workplace. */
const amenity = String.raw`\b(?:day-?\s?care|child-?\s?care|gym|parking|cafeteria|fitness)\b`;

export const typedWorkplaces = (Object.entries(workplacePatterns) as [Workplace, RegExp][]).map(
  ([workplace, pattern]): [Workplace, RegExp] =>
    workplace === "remote"
      ? [
          workplace,
          new RegExp(
            `${pattern.source}|(?<!\\b(?:years?|yrs?|months?|stay(?:ed|ing)?|kids|mom)\\s)\\b(?:from|at) home\\b`,
            "i",
          ),
        ]
      : [
          workplace,
          workplace === "hybrid"
            ? new RegExp(`${pattern.source}|${partlyRemote.source}`, "i")
            : new RegExp(`(?<!${amenity}\\s+)(?:${pattern.source})(?!\\s+${amenity})`, "i"),
        ],
);

export const notRemote = new RegExp(notAPlace.source, "i");

export const typedUrgent = new RegExp(
  String.raw`${urgent.source}|\bhiring (?:now|immediately|urgently|asap)\b`,
  "i",
);

export const typedCompact =
  /\b(?:e?nlc|compact|multi[\s-]?state)\b(?:[\s-]+(?:states?|licen[sc]e[ds]?|privileges?))*/i;
