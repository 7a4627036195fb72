/** Letters and digits with at least three digits, in groups: "2025-7719", "H-20331", "25-7719-A". */
const number = String.raw`(?=(?:[A-Z/._-]*\d){3})[A-Z0-9]+(?:[-/._][A-Z0-9]+)*`;
const shortNumber = String.raw`(?=[A-Z/._-]*\d)[A-Z0-9]+(?:[-/._][A-Z0-9]+)*\b`;
const ofNumber = "(?:id|no|num|number|code|nbr)";

/** Employers write their own number of an opening anywhere in its title, with a word for it or at either end. */
export const requisitionNumbers: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:req(?:uisition)?|ref(?:erence)?)\b(?:\s*\b${ofNumber}\b)?[\s#:.-]*${number}(?:\s\d{3,}\b)?`,
    "gi",
  ),
  // A number of fewer digits has a word for it: "Req 77-C", "(Job 12)". "Req 2 years" is none.
  new RegExp(
    String.raw`\breq(?:uisition)?\b(?:\s*\b${ofNumber}\b)?[\s#:.-]*${shortNumber}(?!\s*\+?\s*(?:y(?:ea)?rs?|months?)\b)`,
    "gi",
  ),
  new RegExp(
    String.raw`[([]\s*(?:req(?:uisition)?|ref(?:erence)?|job|posting|position|vacancy|opening|id|#)\b(?:\s*\b${ofNumber}\b)?[\s#:.-]*${shortNumber}\s*[)\]]|[([]\s*#\s?${shortNumber}\s*[)\]]`,
    "gi",
  ),
  new RegExp(
    String.raw`\b(?:job|position|posting|vacancy|opening)\s*(?:#|\b${ofNumber}\b)[\s#:.-]*${number}`,
    "gi",
  ),
  /\b(?:job|posting|vacancy)\s+\d{5,}\w*|\bID[\s#:]*\d{4,}\w*/gi,
  new RegExp(String.raw`#\s?${number}`, "gi"),
  /\b(?:JR|REQ|RQ|R)[-.]?\d{4,}(?:-\w+)*\b/gi,
  // A year and a number, but not the two years of a school.
  /(?<![\w-])20\d{2}-(?!20\d{2}\b)\d{3,}[A-Z]?\b/g,
  /\((?:\d{2,4}-)?\d{4,}[A-Z]{0,3}\)/g,
  /^\d{4,}[A-Z]{0,3}\s*[-–|:]\s*/g,
  /(?:\s+[-–|]\s*|,\s*|\s+(?=\d{6}))[A-Z]{0,4}-?\d{5,}(?:-?[A-Z0-9]{1,4})?\s*$/g,
];

const sum = String.raw`\$?\s?\d[\d.,]*\s?k?\b\+?`;
const praise = String.raw`(?:\b(?:huge|big|new|generous|large|increased|amazing|great|significant|lucrative|now offering|now with|ask about our|ask about)\s+)*`;
const bound = String.raw`(?:(?:\b(?:with|plus|for|of|up to|starting at|from)|\bw\/|\+)\s*)*${praise}`;
const offered = String.raw`(?:[\s-]*(?:available|offered|included|may be authorized|eligible|possible))*(?:\s+for\s+(?:experienced|qualified|eligible|new)\s+\p{L}+)?`;

const givenWords =
  "(?:available|offered|included|provided|eligible|possible|approved|paid|from day (?:1|one)|on day (?:1|one)|day (?:1|one))";
/** What an employer gives, which is no part of a role. "Housing" alone may be a program's field. */
const benefits = [
  "(?:student )?loan (?:repayment|forgiveness|assistance|reimbursement)|(?:NHSC|PSLF|HRSA)(?: loan repayment)?(?: site)?",
  "(?:relocation|tuition|child ?care|CEUs?|CME) (?:assistance|reimbursement|support|help|stipend|allowance|package)|housing (?:stipend|allowance)",
  `(?:housing|lodging|relocation|tuition|child ?care|meals|parking|pension|health insurance) ${givenWords}`,
  "(?:free|paid) (?:housing|lodging|relocation|tuition|child ?care|meals|parking|CEUs?|training|certification|time off|PTO|benefits|health ?care|insurance)",
  "(?:visa|H-?1B|J-?1|green card|immigration)(?: visa)?(?: waiver| sponsorship| support)",
  "(?:daily|weekly|same[ -]day|next[ -]day|instant|early|holiday) pay|get paid (?:daily|weekly|today)",
  "(?:full|rich|excellent|great|amazing|day (?:1|one)|comprehensive|generous|state) (?:benefits?|PTO)(?: package)?|benefits|401\\(?k\\)?(?: match)?|PTO",
  "company car|mileage (?:paid|reimbursement)|scrubs (?:provided|included)|growth opportunit(?:y|ies)|great (?:team|culture)|work[- ]life balance",
].join("|");
const severalBenefits = String.raw`(?:now |with )?(?:${benefits})(?:\s*(?:&|\+|/|,|and)\s*(?:${benefits}))*(?:\s+${givenWords})*[\s!*]*`;
/** A part of a title that says nothing else: "- Loan Repayment Available", "(Visa Sponsorship)". */
const benefitPart = new RegExp(
  String.raw`[([]\s*${severalBenefits}[)\]]|(?:\s+[-–|]\s*|\s*[|,:;!]\s*)${severalBenefits}(?=$|\s[-–|]|[|,(])`,
  "gi",
);
/** "6/14" and "6-14-26" are dates; "24/48" and "4/10" are days and hours of work. */
const date = String.raw`(?:0?[1-9]|1[0-2])[/\\](?:0?[1-9]|[12]\d|3[01])`;
const workHours = String.raw`(\d{1,2})/\1\b|[1-7]/(?:8|10|12)s?\b|12/(?:12|24|36)\b`;

/** What is not part of the role, in the order in which it is taken out. */
export const titleNoise: readonly RegExp[] = [
  benefitPart,
  /(?:\s*[-–|,:]\s*|\s*\(\s*|\s+|^)(?:(?:may|might|could) be |is |are )?eligible for\b[^()|]*?(?:\([^()]*\))?(?=\s+[-–]\s|[()|]|$)\)?/gi,
  new RegExp(
    String.raw`${bound}${sum}\s+in\s+(?:[\w-]+\s+){0,4}?(?:bonus(?:es)?|incentives?|assistance|support)\b`,
    "gi",
  ),
  /\[[^[\]\d]*\d[^[\]]*\]/g,
  /\((?=[^()]*\d{2})(?=[^()]*[A-Z])[A-Z0-9#/. -]{4,}\)/g,
  /\((?:MPP|ESEP|DEU|MPP\/ESEP|DHA|DE|re-?announced|internal)\)/gi,
  /[\s,]*\b(?:GS|GG|GL|VN|VM|YH|YA|WG|NF|AD)[\s-]*\d{1,4}(?:SHN)?(?:[-/]\d{1,2})*(?:\s*target\s*\d+)?\b(?:,\s*census-\S+)?/gi,
  new RegExp(
    String.raw`${bound}(?:${sum}\s+)?sign[\s-]*(?:on|ing)(?:[\s-]*bonus(?:es)?)?${offered}(?:\s+${bound}${sum})?(?:\s*/\s*relocation(?:\s+bonus)?)?${offered}`,
    "giu",
  ),
  new RegExp(
    String.raw`${bound}(?:${sum}\s+)?(?:(?:recruitment|relocation|retention|hiring|referral|completion)\s*(?:[/&]|and)?\s*)+(?:(?:PCS\s*)?(?:bonus(?:es)?|incentives?|assistance)${offered}|(?:PCS\s*)?offered)(?=\s|[-–,!)]|$)`,
    "giu",
  ),
  new RegExp(
    String.raw`${bound}(?:${sum}\s+)?\bbonus(?:es)?\b(?!\s+shift)${offered}(?:[\s:!-]*${bound}${sum})?|\bwith (?:a )?bonus\b`,
    "giu",
  ),
  /\b(?:premium|premier|great|competitive|top|new|higher)\s+(?:pay|rates?|wages?(?:\s+scale)?|benefits)(?:\s+offered)?\b/gi,
  /\bfree healthcare\b|\btuition (?:reimbursement|assistance)\b|\bEDRP approved\b|\bPCS offered\b|\bH-?1B transfers?\b|\bPCA\s*&/gi,
  /\b(?:amended|closing date|re-?announced|re-?advertis\w+|extended)\b/gi,
  /(?:\b(?:up to|from|starting at|earn)\s+)*\$\s?\d[\d.,]*\s?k?\b\+?(?:\s*(?:-|–|to)\s*\$?\s?\d[\d.,]*\s?k?\b)?\s*(?:(?:\/|\bper\b|\ban?\b)?\s*\b(?:hr|hour|hourly|yr|year|yearly|annually|annual|shift|week|wk|weekly|month|day|visit)\b)?(?:\s*\b(?:gross|all[ -]in|blended)\b)?/gi,
  /\b(?:job fair|hiring event|open interviews?|career fair|open house|walk-in interviews?)\b(?:[\s:@-]*(?:\d[\d/\\:.-]*\s*(?:[ap]\.?m?\b\.?)?|to|on|and|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|\d+(?:st|nd|rd|th))(?=\W|$))*/gi,
  new RegExp(
    String.raw`(?:\bstart(?:s|ing)?(?: date)?:?\s+)?(?<![\d/])(?!(?:${workHours})(?![/\\]))${date}(?:[/\\]\d{2,4})?\b(?![/\\]|\s*(?:weekends?|hours?|schedule|shifts?|rotation|on\b))`,
    "g",
  ),
  /\burgent(?:ly)?\b(?!\s*(?:care|treatment|clinic|visit))(?:\s+(?:needed|need|hiring|opening|hire))?|\b(?:now hiring|hiring now|we(?:'|’)?re hiring|we are hiring|apply (?:now|today)|hot job|start asap|asap)\b|\bimmediate(?:ly)?[\s-]+(?:start|openings?|needs?|hire|hiring|interviews?)\b/gi,
];
