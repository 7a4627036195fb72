import type { WordingRule } from "#app/jobs/checks/rules/wording-table.ts";

const inquiries = "EEOC, Prohibited Employment Policies: pre-employment inquiries";
const age = `Age Discrimination in Employment Act, 29 CFR 1625.5; ${inquiries}`;
const sex = `Title VII, 42 U.S.C. 2000e-2 and 29 CFR 1604.7; ${inquiries}`;
const origin = `Title VII, 42 U.S.C. 2000e-2 and 29 CFR 1606; ${inquiries}`;
const disability = "Americans with Disabilities Act, 42 U.S.C. 12112(d)(2) and 29 CFR 1630.13";
const arrests = "EEOC Enforcement Guidance on arrest and conviction records, 2012; Title VII";

/** The question is about the work or the people cared for, not about the applicant. */
const work =
  /\b(?:patients?|residents?|clients?|experienced?|hospitals?|units?|clinics?|cent(?:er|re)s?|departments?|populations?|communit(?:y|ies)|program|car(?:e|ed|ing) for|treat(?:ed|ing)?(?! for\b)|work(?:ed|ing)? with|certif\w+|certificates?|fellowship|board|nursing|psychiatr\w+|obstetric\w*|comfortable)\b/i;
const never = /(?!)/;
const authorized =
  /\b(?:authori[sz]\w+|work permit|required by (?:federal |state )?(?:law|contract)|security clearance|federal (?:position|agency|contract))\b/i;

const about = (words: string) =>
  `^\\s*(?:what(?: is|'s|’s) )?(?:your |the )?(?:applicant(?:'|’)?s? |candidate(?:'|’)?s? )?(?:${words})\\s*(?:\\([^()\\n]{0,30}\\))?\\s*[?:.*]*\\s*$`;

/** What an applicant must not be asked: questions, where the postings' table has demands. No nested repeats (ReDoS). */
export const questionTable: readonly WordingRule[] = [
  {
    rule: "AGE",
    severity: "error",
    pattern: new RegExp(
      `\\bhow old are you\\b|\\byour (?:exact |current )?age\\b|\\b(?:date|year|day) of birth\\b|\\bbirth ?(?:day|dates?|year)\\b|\\bd\\.?o\\.?b\\b|\\b(?:when|what year|which year|in what year) were you born\\b|\\bwere you born (?:before|after)\\b|\\bare you (?!18\\b|21\\b)\\d\\d (?:or|and|years)\\b|\\bare you (?:at least |over |under |above |below |older than |younger than )(?:the age of )?(?!18\\b|21\\b)\\d\\d\\b|\\byear (?:of your |did you |you |of )(?:finish|graduat\\w+(?: from)?)(?: from)? high school\\b|\\bhigh school graduation (?:year|date)\\b|\\b(?:when|how soon) (?:do|will|are) you (?:plan(?:ning)? to |planning on |going to )?retir\\w+|\\byears (?:left )?(?:until|before) (?:you retire|retirement)\\b|${about("age|age (?:group|range)")}`,
      "gim",
    ),
    unless: /\bpatients?|\bresidents?|\bclients?/i,
    why: "It asks for age, which must not count in hiring.",
    fix: "Ask what the work needs, such as years of experience.",
    source: age,
  },
  {
    rule: "SEX",
    severity: "error",
    pattern: new RegExp(
      `\\byour (?:sex|gender)\\b|\\b(?:sexual|gender) (?:orientation|identity)\\b|\\bare you (?:a )?(?:(?:fe)?male|man|woman|transgender|gay|lesbian|bisexual|straight|heterosexual|homosexual)\\b|^\\s*(?:fe)?male\\s*$|\\bmaiden name\\b|\\bdo you identify as\\b|\\bmr\\.?,? (?:mrs\\.?,? )?(?:or |\\/ ?)?(?:mrs|miss|ms)\\b|${about("sex|gender")}`,
      "gim",
    ),
    unless: work,
    why: "It asks for sex or gender, which must not count in hiring.",
    fix: "Leave it out. The voluntary questions of federal forms are kept apart from applications.",
    source: sex,
  },
  {
    rule: "FAMILY",
    severity: "error",
    pattern: new RegExp(
      `\\bpregnan(?:t|cy|cies)\\b|\\bmarital status\\b|\\b(?:are|were) you (?:currently |now |ever )?(?:married|single|divorced|separated|widowed|engaged|a (?:single )?(?:parent|mother|father|mom|dad))\\b|\\b(?:do|will) you (?:currently )?(?:have|want|expect|(?:plan|intend|hope|wish|want) (?:to have|on having|on)) (?:any |a |more |small |young |minor )*(?:children|kids|child|babies|baby|family|famil(?:y|ies) planned|dependents|husband|wife|spouse)\\b|\\bhow many (?:children|kids|dependents)\\b|\\byour (?:husband|wife|spouse|partner|children|kids|child ?care|family (?:plans|planning|status|situation))\\b|\\bchild ?care arrangements?\\b|\\b(?:plan\\w*|going|expect\\w*|intend\\w*|need) (?:to (?:take|go on|start|have) |on )?(?:a |any |your )?(?:maternity|paternity|parental) leave\\b|\\bbirth control\\b|\\b(?:start|plan)(?:ning|ing)? a family\\b|\\bare you expecting(?: (?:a |another )(?:child|baby)|\\s*(?:$|\\?))|\\bspouses?\\b|\\bfamily (?:obligations|responsibilities|commitments)\\b|\\bany (?:kids|children|dependents)\\b|${about("marital status|family status|number of (?:children|dependents)|married|pregnant")}`,
      "gim",
    ),
    unless: work,
    why: "It asks about pregnancy, marriage or family, which must not count in hiring.",
    fix: "Say the schedule and ask whether the person can work it.",
    source: sex,
  },
  {
    rule: "RELIGION",
    severity: "error",
    pattern: new RegExp(
      `\\byour (?:religio(?:n|us \\w+)|faith|church|denomination|pastor|priest|rabbi|imam|place of worship)\\b|\\b(?:what|which) (?:religion|church|faith|denomination)\\b|\\bdo you (?:attend|go to|belong to|practice) (?:a |any )?(?:church|mosque|synagogue|temple|religion|religious \\w+)\\b|\\bare you (?:an? )?(?:practicing |religious\\b|christian|catholic|jewish|jew|muslim|protestant|mormon|hindu|buddhist|sikh|atheist|born[- ]again)|\\breligious (?:holidays?|affiliation|beliefs?|observances?|preference|objections?|reasons|obligations)\\b|\\bsabbath\\b|${about("religion|faith|denomination|church")}`,
      "gim",
    ),
    unless: /\bpatients?|\bresidents?|\bclients?|\baccommodat\w+/i,
    why: "It asks for a religion, which must not count in hiring.",
    fix: "Say the days and hours and ask whether the person can work them.",
    source: `Title VII, 42 U.S.C. 2000e-2; ${inquiries}`,
  },
  {
    rule: "ORIGIN",
    severity: "error",
    pattern: new RegExp(
      `\\b(?:where|what country|which country|what city) (?:were|was|are|is) (?:you|your \\w+)(?: \\w+)? (?:born|from)\\b|\\b(?:country|place|state|city) of (?:birth|origin)\\b|\\bbirth ?place\\b|\\bnational(?:ity| origin)\\b|\\bwere you born in\\b|\\bhave an accent\\b|\\bare you (?:originally )?from (?:the )?(?:u\\.?s|united states|america|another country|abroad)\\b|\\byour (?:race|ethnic\\w*|ancestry|heritage|skin|accent|native (?:language|tongue)|first language|mother tongue|nationality|descent)\\b|\\b(?:native|mother|first) (?:language|tongue)\\b|\\b(?:what|which) (?:race|ethnicity)\\b|\\brace(?: and | or | ?\\/ ?)ethnicity\\b|\\bare you (?:an? )?(?:foreign\\w*|immigrants?|hispanic|latin[oax]|black|white|caucasian|asian|arab|african[- ]american|native american|american indian|indigenous)\\b|${about("race|ethnicity|nationality|ancestry|national origin|skin colou?r")}`,
      "gim",
    ),
    unless: work,
    why: "It asks for race or national origin, which must not count in hiring.",
    fix: "Ask for the skill, such as “Which languages do you speak fluently?”",
    source: origin,
  },
  {
    rule: "CITIZEN",
    severity: "error",
    pattern: new RegExp(
      `\\bare you an? (?:naturalized )?(?:u\\.? ?s\\.?|united states|american) citizen\\b|\\bare you a citizen\\b|\\b(?:u\\.?s\\.?|american) citizenship\\b|\\byour (?:citizenship|immigration status|visa status|green card)\\b|\\bdo you have a green card\\b|\\bof which country are you a citizen\\b|\\b(?:what|which) (?:country|citizenship)[^.?!\\n]{0,30}\\bcitizen\\w*|${about("citizenship|citizenship status|immigration status|u\\.?s\\.? citizen")}`,
      "gim",
    ),
    unless: authorized,
    why: "It asks for citizenship, which must not count in most hiring.",
    fix: "Ask “Are you authorized to work in the U.S.?” and “Will you need sponsorship?”",
    source: "Immigration and Nationality Act, 8 U.S.C. 1324b",
  },
  {
    rule: "DISABILITY",
    severity: "error",
    pattern: new RegExp(
      `\\b(?:are you|do you have|have you (?:ever )?(?:had|been)|do you suffer|did you ever)\\b[^.?!\\n]{0,40}\\b(?:disab\\w+|handicap\\w*|impair(?:ed|ments?)|chronic \\w+|(?:medical|health|physical|mental) (?:conditions?|problems?|issues?|history|limitations?|illness(?:es)?)|illness(?:es)?|epilepsy|diabetes|cancer|hiv|aids|depression|injur(?:y|ies|ed)|addict(?:ed|ion)|alcoholi\\w+|hospitali[sz]ed)\\b|\\byour (?:disabilit(?:y|ies)|(?:medical|health) (?:history|status|conditions?|records?)|health|medications?|(?:height|weight))\\b|\\b(?:what|which|any) (?:prescription )?(?:medications?|drugs) (?:do|are) you (?:tak\\w+|on)\\b|\\btake any (?:prescription )?medications?\\b|\\bhow many (?:sick )?days\\b[^.?!\\n]{0,40}\\b(?:sick|ill(?:ness)?|absent|miss(?:ed)?)\\b|\\b(?:filed?|received?|collected|had|been on|taken|drawn)\\b[^.?!\\n]{0,30}\\bworkers?(?:'|’)? comp(?:ensation)?\\b|\\bany (?:physical |mental )?(?:disabilit(?:y|ies)|(?:health|medical) (?:conditions?|problems?|issues?)|impairments?|illness(?:es)?)\\b|\\b(?:use|need) (?:a )?(?:wheelchair|hearing aids?|walking stick)\\b|\\bare you (?:in (?:good|perfect|excellent) (?:physical )?health|healthy|physically fit)\\b|\\bhow tall are you\\b|\\bdo you weigh\\b|\\b(?:were|have) you (?:been )?(?:absent|often sick)\\b|\\b(?:genetic (?:test\\w*|information)|family (?:medical|health) history)\\b|${about("disabilit(?:y|ies)|disabled|health|medical conditions?|height|weight")}`,
      "gim",
    ),
    unless: work,
    why: "It asks about health or disability, which may be asked only after an offer.",
    fix: "Name the task: “Can you lift 50 pounds, with or without reasonable accommodation?”",
    source: disability,
  },
  {
    rule: "DISABILITY",
    severity: "error",
    pattern:
      /\b(?:have you (?:ever )?(?:seen|consulted|received|needed|been treated)|are you (?:seeing|being treated|in))\b[^.?!\n]{0,30}\b(?:psychiatr\w+|psycholog\w+|therap(?:ist|y)|counsel(?:or|ing)|rehab\w*)\b/gi,
    unless: /\b(?:patients?|clients?|training|experience|certif\w+|license|program|degree)\b/i,
    why: "It asks about health or disability, which may be asked only after an offer.",
    fix: "Leave it out. Ask how the person does the work.",
    source: disability,
  },
  {
    rule: "ARREST",
    severity: "error",
    pattern: new RegExp(
      `\\b(?:been |were you |ever )(?:ever )?arrested\\b|\\barrest (?:records?|history)\\b|\\b(?:any|all) arrests\\b|\\btrouble with the law\\b|\\byour arrests?\\b|\\b(?:ever )?been (?:charged with|accused of|jailed|in jail|incarcerated)\\b|\\b(?:expunged|sealed|juvenile) (?:records?|convictions?|offen[sc]es?)\\b|${about("arrests?|arrest record")}`,
      "gim",
    ),
    unless: never,
    why: "It asks about arrests, which prove nothing and must not count in hiring.",
    fix: "Leave it out. A background check after the offer says what the law lets you ask.",
    source: arrests,
  },
  {
    rule: "SERVICE",
    severity: "error",
    pattern:
      /\b(?:type|kind|character) of (?:military )?discharge\b|\b(?:dis)?honorabl[ey] discharged?\b|\byour (?:military )?discharge\b|\b(?:reserve|national guard) (?:duties|obligations?|commitments?)\b/gim,
    unless: /\bpatients?\b|\bplanning\b/i,
    why: "It asks about military discharge or duty, which must not count in hiring.",
    fix: "Ask for the skills that the person learned there.",
    source: "USERRA, 38 U.S.C. 4311",
  },
];
