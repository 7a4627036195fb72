import { toWords } from "#app/kit/text/words.ts";

const empty = new Set(
  "a about after all also am an and any are as at be been before being but by can could did do does doing done each else ever for from get gets getting give go going good got had has have having he her him his how i if in into is it its just know let like look make many may me might mine more most much must my need no not of off on one only or other our out over own per please really say she should so some such take tell than that the their them then there these they thing things this those to too under until up us use very want wants was way we were what when where which while who why will with would yes you your im ive id whats hows explain guide question answer help us happens happen work works anything old keep long wanna gonna dont doesnt cant wont isnt ok okay someone somebody anyone thinking think mean means matter matters really right now currently still actually hi hello hey thanks common usual usually normal straight directly site website five six seven eight nine ten im ive id ill youre theyre weve hes shes thats theres arent havent hasnt didnt couldnt shouldnt wouldnt whos wheres till til than though since hey lol guys basically literally trying try figure heard told said saying says asked asking ask maybe sure kind sort lot lots bit monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december today tonight tomorrow yesterday yrs yr mos bragging brags ur thru pls plz btw anyway else able goes went gone idea wondering wonder curious came looking ideas options suggestions so recently lately realistically honestly considering supposed semi retired picking few".split(
    " ",
  ),
);

/** Both questions and guides are rewritten like this. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/\btake (?:down|back)\b|\b(?:take|pull|cancel) my application(?: back| down)?\b/gi, "withdraw"],
  [/\bsign(?:ing)?-?\s?on\b|\bsigning bonus\b/gi, "signon bonus"],
  [/\bnon-?\s?competes?\b/gi, "noncompete restrictive covenant"],
  [/\bclaw-?\s?backs?\b|\bpay(?:ing)? (?:it|them|that) back\b|\bpay back\b/gi, "repayment"],
  [/\bpermanent home\b|\bduplicat\w+ expenses\b/gi, "tax home"],
  [/\bw-?\s?2\b/gi, "w2"],
  [/\bmed-?\s?surg\b/gi, "medsurg"],
  [/\b(?:cancell?ed|cancell(?:ing|ations?)|called off|call-?offs?|low census)\b/gi, "canceled"],
  [/\bcut(?:s|ting)?\b.{0,25}\bshort\b/gi, "canceled contract"],
  [/\bi-?9\b/gi, "documents"],
  [/\bpaybacks?\b/gi, "repayment"],
  [/\bclaims[\s-]made\b|\boccurrence (?:policy|coverage|insurance)\b/gi, "claimsmade malpractice"],
  [/\blet (?:me |us )?go\b|\blaid (?:me |us |him |her |them )?off\b/gi, "fired"],
  [/\bnew[\s-]?grads?\b/gi, "new graduate"],
  [/\bnew (\w+) grad(?:uate)?s?\b/gi, "new graduate $1"],
  [/\batt\b/gi, "authorization to test nclex"],
  [/\bchief medical officer\b/gi, "cmo"],
  [
    /\bchat ?gpt\b|\bclaude\b|\bgemini\b|\bai (?:tools?|assistants?|chatbots?)\b|\bartificial intelligence\b/gi,
    "aitool",
  ],
  [
    /\b(?:fail(?:ed|s|ing)?|(?:do|did)(?:n['’]?t| not) pass|not pass(?:ing)?|flunk(?:ed)?|bomb(?:ed)?)\b/gi,
    "fail",
  ],
  [/\bcertified nurse manager and leader\b|\bcnml\b/gi, "cnml"],
  [/\binterstate medical licensure compact\b/gi, "imlc compact"],
  [/\bverbal offer\b/gi, "conditional offer"],
  [/\bcounter[\s-]offer(?:s|ed|ing)?\b/gi, "counteroffer"],
  [/\bhosps?\b/gi, "hospital"],
  [/\bpublic service loan forgiveness\b/gi, "pslf"],
];

/** Only questions use these phrases. */
const asked: readonly (readonly [RegExp, string])[] = [
  [/\bbreak(?:ing)? (?:my|the|an?) (?:\w+ )?contract\b/gi, "leaving early repayment contract"],
  [
    /\b(?:will|does|can|should) (?:my|the) \w+ (?:have to |has to )?(?:pay|reimburse)\w* (?:for )?(?:my|the) (?:[A-Z]{3,5}(?:-[A-Z]{1,2})?|cert\w*)\b/g,
    "employer pay certification",
  ],
  [/\b(cna|lpn|lvn|emt|paramedic|medic)s? to (rn|lpn|bsn)\b/gi, "become bridge path $1 to $2"],
  [
    /\b(?:layoffs?|laid off|let me go|let go|fired)\b(?=.*\binterview)|(?<=\binterview.*)\b(?:layoffs?|laid off|let me go|let go|fired)\b/gi,
    "interview preparation leave",
  ],
  [/\bcert\w* (?:\w+ ){0,6}first\b(?: for\b)?/gi, "certification new nurse first"],
  [/\bbesides (?:the|a|my) licen[sc]e\b/gi, "approvals"],
  [
    /\b(?:got|get|getting|gotten) rid of\b|\b(?:dropp?|remov|end|eliminat|lift|scrapp?)(?:ed|ing|s) (?=(?:\w+ ){0,3}(?:supervis|collaborat|oversight))/gi,
    "changed laws since",
  ],
  [/\bmoney\s?-?wise\b|\bfinancially\b/gi, "who earns more pay"],
  [
    /\bwhere (?:would|do|will|should) (?:i|my (?:\w+ )?years) (?:\w+ )?(?:fall|land|sit|end up)\b|\b(?:puts?|places?) me\b(?= (?:in|on|at|within)\b|\W*$)/gi,
    "where land pay range",
  ],
  [
    /\b(?:what|which) (?:documents|docs|papers|paperwork)\b(?=.*\b(?:agency|agencies|travel\w*|start|recruiter)\b)/gi,
    "documents credential packet collect",
  ],
  [
    /\boffered (?:2|two|3|three|both) (?:\w+ )?(?:jobs|positions|roles)\b|\b(?:one|job|offer) is (?:really |actually )?better\b/gi,
    "compare two offers",
  ],
  [
    /\b(?:considering|eyeing|interested in|curious about|thinking (?:of|about)) (?=(?:derm|ortho|cardio|neuro|psych|ped|urgent care|surg|onco?l?|uro|primary care|aesthetic|gi\b|er\b|icu\b))/gi,
    "change specialty ",
  ],
  [
    /\b\d+ ?(?:%|percent) productivity\b|\bproductivity (?:of )?\d+ ?(?:%|percent)|\bproductivity (?:targets?|standards?|requirements?|expectations?)\b/gi,
    "productivity percent measure workload",
  ],
  [/\bwhen (?:do|should|can) i (?:start |begin )?apply(?:ing)?\b/gi, "apply calendar counted"],
  [
    /\b(?:would|will|do|could) i (?:even |really |actually )?(?:make|earn) (?:more|less)\b/gi,
    "earn less calculate hour",
  ],
  [/\bat \d\d(?=[,.])/gi, ""],
  [
    /\b(?:about |around |roughly )?(?:\d+|three|four|five|six|several|multiple) (?:more |other |different )?states\b/gi,
    "several states license",
  ],
  [/\bdid ?n['’]?t\b/gi, ""],
  [/\b(?:ask(?:ing)? for|get(?:ting)?|want) (?:more|better|higher) (?:money|pay)\b/gi, "negotiate pay"],
  [/\b(?:go|goes|going|gone|went) (?:up|down)\b/gi, "trends growth"],
  [/\bnon[\s-]compact\b/gi, "multistate"],
  [/\bcompact states?\b/gi, "multistate state"],
  [/\bcompetitive (?:pay|salary|rate)\b/gi, "competitive amount"],
  [/\bproof of (?:residence|residency|address)\b/gi, "proves home state"],
  [
    /\binterview questions\b|\b(?:questions|what) (?:do|will|would|might|are) they (?:going to |gonna |likely )?ask\b/gi,
    "interview preparation questions",
  ],
  [/\bnon[\s-]?negotiable\b/gi, "negotiate no"],
  [/\b(?:night|shift|weekend|evening)s? diffs?\b|\bdiffs\b/gi, "shift differential"],
  [
    /\b(?:docs|papers|paperwork) (?:do )?i (?:will )?need\b|\bneed(?:ed)? (?:which )?docs\b/gi,
    "documents packet",
  ],
  [/\bburn(?:ed|t)?[\s-]?out\b/gi, "bedside outpatient change"],
  [/\bpgy[\s-]?\d\b/gi, "resident residency contract"],
  [/\b(?:job[\s-]hunt\w*|job[\s-]search\w*)\b/gi, "job search calendar"],
  [
    /\b(?:been )?out (?:for )?(?:\d+|a few|several|two|three|four|five|ten) (?:yrs?|years?)\b/gi,
    "career break return",
  ],
  [/\b(?:come|coming|get|getting|go|going) back\b/gi, "return"],
  [/\b(?:2|both|three|3) (?:job )?offers\b/gi, "compare two offers"],
  [
    /\b(?:past|over|beyond|after|more than) (?:12|twelve) months\b|\b(?:past|over|beyond|more than) a year\b/gi,
    "one year rule tax home",
  ],
  [
    /\b(?:(?:vs\.?|against|behind|match\w*|than|up with) )?(?:consumer prices|inflation)\b/gi,
    "inflation market trends",
  ],
  [
    /\bpcs(?:ing)?\b|\b(?:got|gets?|has|have|on) (?:\w+ )?orders\b|\bspouse orders\b|\b(?:re)?stationed\b|\bfort [A-Z]\w+/gi,
    "military spouse move orders",
  ],
  [/\broll(?:s|ing)? over\b/gi, "carry over"],
  [/\b(?:hdhp|high[\s-]deductible|ppo|hmo)\b/gi, "health plan"],
  [
    /\bwhat if i (?:hate|dislike)\b|\b(?:i )?(?:hate|dont like|don't like|do not like) (?:it|the)\b/gi,
    "return not like",
  ],
  [/\b(?:in )?(?:what|which) order\b/gi, ""],
  [/\b(?:gave|offered|offering) (?:me )?\$?\d+(?:\.\d+)?k?\b/gi, "offer"],
  [
    /\b(?:will|does|can|should) (?:my|the) (?:hospital|employer|job|unit|manager) (?:pay|reimburse)\w*(?: for)?\b/gi,
    "employer pay",
  ],
  [/\bstaffing (?:group|company|firm)\b/gi, "employer"],
  [/\b(?:posting|listing|ad|range) says?\b|\$\d+(?:\.\d+)?\s?(?:-|–|to)\s?\$?\d+(?:\.\d+)?/gi, "pay range"],
  [
    /\b(?:already|been|really) filled\b|\b(?:ghost|dead|stale|outdated) (?:jobs?|postings?|listings?|ads?)\b|\b(?:is|are) dead\b|\b(?:still|actually) (?:real|there|hiring)\b|\bbeen up (?:for|since)\b/gi,
    "posting still open confirmed",
  ],
  [
    /\blicen[sc]e (?:is |has |was )?(?:lapsed|expired|inactive)\b|\b(?:lapsed|expired|inactive) (?:\w+ )?licen[sc]e\b/gi,
    "license inactive break return",
  ],
  [
    /\b(?:site|website|service|app|clinward) (?:really )?free\b|\bfree to use\b/gi,
    "cost candidates free fee recruiter",
  ],
  [/\bhome (?:with|for) (?:the |my |our )?(?:kids|children|baby|family)\b/gi, "career break return"],
  [/\bOR\b(?= (?:nurs\w+|jobs?|tech\w*|staff|training))|\b(?:in|into|to) (?:an|the) OR\b/g, "operating room"],
  [/\bnew(?:ly)? (?:\w+ )?(?:manager|supervisor)\b/gi, "manager first days leadership"],
  [
    /\b(?:do|does|will|did) (?:you|this|clinward) (?:\w+ )?(?:charge|cost) (?:me|us|nurses|clinicians|candidates|applicants|job seekers)\b/gi,
    "cost candidates free fee",
  ],
  [/\b(?:do|does|will|did) (?:you|it|this|the|clinward) (?:\w+ )?(?:charge|cost)\b/gi, "cost free fee"],
  [/\bpay (?:you|clinward|this (?:site|website)|anything)(?: anything)?\b/gi, "cost candidates free fee"],
  [/\brais(?:e|ing) (?:my |a |the |our )?(?:kids?|children|family)\b/gi, ""],
  [/\bback (?:in)?to (?:nursing|practice|work)\b/gi, "return nursing"],
  [
    /\bhaven'?t (?:worked|practiced|been)\b|\b(?:time|years?) (?:off|out|away)\b|\bout of (?:nursing|practice|the field)\b|\bstay(?:ed|ing)?[\s-]at[\s-]home\b/gi,
    "career break return",
  ],
  [/\b(?:own|private) practice\b/gi, "practice"],
  [/\b(?:practice|office|clinic) manager\b/gi, "practice administrator"],
  [
    /\b(?:post|list|show|disclose|publish|include)\w*\b (?:the )?(?:salary|salaries|pay|wages?)\b(?: ranges?)?/gi,
    "pay transparency posting",
  ],
  [/\b(?:leave|leaving|away from|off|get out of) (?:the )?bedside\b/gi, "bedside outpatient"],
  [/\b(?:vs\.?|versus)\b/gi, "compare"],
  [/\btwo (?:job )?offers\b|\boffers? (?:is )?better\b/gi, "compare two offers"],
  [/\bpay ?check\b/gi, "paycheck"],
  [/\bclaim(?:ed)? overtime\b/gi, "overtime"],
  [/\bper diem rates?\b|\bgsa\b/gi, "gsa rates stipend"],
  [/\bkeep(?:s)? (?:the )?most\b/gi, "leaves most money"],
  [/\bget (?:in)?to\b/gi, "move"],
  [/\bfoot in the door\b|\bbreak into\b/gi, "move"],
  [
    /\b(?:go|going|goes|switch\w*|chang\w+|transition\w*|mov\w+(?= from (?:the )?(?:floor|bedside|unit|med|icu|er\b|ed\b|or\b|primary|family|urgent|surg|ortho|tele|inpatient))) from\b/gi,
    "change specialty from",
  ],
  [/\bstart dates?\b|\bstart(?:ing)? work\b|\bfirst day\b/gi, "first shift"],
  [/\bfill (?:it |them )?out\b/gi, ""],
  [
    /\b(?:show(?:s|ing)? up|rank(?:s|ed)?|appear(?:s|ing)?|listed|placed?) (?:higher|first|at the top|on top)\b|\btop of the (?:search|list|results)\b/gi,
    "featured placement ranking search results",
  ],
  [
    /\b(?:my|put in (?:my|a)|give|gave|handed? in) (?:two|2|four|4)[\s-]weeks?\b(?: notice)?|\bput in (?:my )?notice\b/gi,
    "give notice",
  ],
  [
    /\b(?:texted|whats ?app|telegram|gift cards?|wire (?:money|transfer)|zelle|venmo|cash ?app)\b|\bfrom your site\b|\bin your name\b/gi,
    "scam fake money name tell candidates",
  ],
  [/\bprint(?:able|out|outs|ed|ing)?\b/gi, "print worksheet"],
  [/\bpay in (?:the )?(?:job )?(?:ads?|postings?|listings?)\b/gi, "pay transparency posting"],
  [/\b(?:same|one|single) (?:leave |pto )?bank\b/gi, "leave bank"],
  [/\bretest\w*\b|\b(?:take|sit(?: for)?) (?:it |the \w+ )?again\b/gi, "test again"],
  [/\b(?:gross (?:amount|pay)|taxes? back|before tax(?:es)?)\b/gi, "gross tax"],
];

/** Leaves three letters, and more before "er", so that a career is not about care. */
export const toStem = (word: string): string =>
  word.replace(/(?<=.{3})(?:ations?|ings?|ies|ed|es|s|e|y)$|(?<=.{5})(?:ements?|ments?|ers?)$/, "");

const replaceAll = (text: string, rules: typeof alike): string =>
  rules.reduce((all, [pattern, words]) => all.replace(pattern, ` ${words} `), text);

const spellAlike = (text: string): string => replaceAll(text, alike);

export const toStems = (text: string): string[] => toWords(spellAlike(text)).map(toStem);

export const listTellingWords = (question: string): string[] => [
  ...new Set(
    toWords(spellAlike(replaceAll(question, asked))).filter((word) => !empty.has(word) && word.length > 1),
  ),
];
