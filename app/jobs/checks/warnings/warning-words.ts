// Words of postings that cost applicants money or lead them off the site, and of honest ones that look alike.
// Sources: the FTC's and the BBB's notes on job scams (consumer.ftc.gov/articles/job-scams), read in 2026.
// A line is a list of phrases with "|" between them; "*" stands for up to two words. Words match in their plural too.

const list = (...lines: string[]): readonly string[] =>
  lines.flatMap((line) => line.split("|")).map((phrase) => phrase.trim());

const pairs = (first: readonly string[], then: readonly string[]): string[] =>
  first.flatMap((one) => then.map((other) => `${one} * ${other}`));

/** Read as if they were not there. */
export const harmless = list(
  "direct deposit | bank deposit | daily deposit | night deposit | deposit slip | deposit log | mineral deposit",
  "fee for service | fee schedule | fee based | fee structure | fee sharing | co pay | copayment | down payment plan",
  "patient payment | insurance payment | payment posting | payment plan | payment processing | payment poster",
  "cost of living | cost center | cost share | cost sharing | cost report | cost control | low cost | cost effective",
  "conference registration | conference registration fee | professional registration fee | license fee",
  "check in | check out | check with | check on | check up | check off | check list | check vital | pay check",
  "charge nurse | nurse in charge | in charge | charge pay | charge role | charge capture | charge entry | charge master",
  "weekly pay | your pay | hourly pay | pay range | pay period | pay band | pay rate | base pay | holiday pay | overtime pay",
  "pay scale | pay grade | pay arrives | pay day | call pay | shift pay | pay type | pay package | total pay | competitive pay",
  "crypto com | crypto com arena | signal hill | signal mountain | signal processing | signal quality | signal detection",
  "telegram & gazette | telegram and gazette | messenger rna | signal health | signal medical | signal care",
  "traffic signal | alarm signal | signal transduction | telegram street | telegram road | telegram avenue",
);

export const fees = list("fee | deposit | payment | charge | upfront money | money upfront | money up front");
export const costs = list(
  "cost | pay for your | pay for the | pay for a | you pay | must pay | candidate pays | applicant pays | nurse pays | you settle",
);
export const amounts = list("#amount");
export const surePayers = list(
  "remit | must pay | you pay | pay now | pay online | pay us | send us | candidate pays | applicant pays | to be paid",
  "wire | from us | must send | place a | pay before | pay through | candidate pay | applicant pay | hire pay | nurse pay",
);
export const sending = list("send | wire | transfer | remit | zelle | venmo");
/** Money that goes to the nurse. */
export const nursePay = list(
  "an hour | per hour | hourly | hr | hour | a week | weekly | per week | salary | bonus | rate | differential | a shift | per shift",
  "stipend | per mile | daily | a day | per visit | annually | wage | guaranteed pay | annual",
);
export const feeKinds = list(
  "training | registration | application | processing | background | screening | equipment | kit | uniform | badge",
  "id | visa | orientation | onboarding | enrollment | enrolment | starter | laptop | software | administrative",
  "admin | security | document | documentation | verification | activation | placement | membership | insurance",
  "credentialing | materials | course | certificate | interview | paperwork | scrubs | background check | drug test",
  "fingerprint | fingerprinting | clearance | slot | file | hiring | agency | booking | reservation | work permit",
);
export const payers = list(
  "pay | candidate pays | applicant pays | send | submit | remit | transfer | wire | make a | make the | settle | purchase | cover the cost | cover a",
  "you cover | bring a | paying | sending | payable | deposit a | bear | charge | charged | be charged",
);
export const demanded = list(
  "is required | are required | required before | required to | must be paid | to be paid | be paid before | mandatory",
  "needed before | needed to | is due | due before | due at | deducted | you will be charged | we charge | charged",
  "non refundable | nonrefundable | upfront | up front | in advance | prior to | before you start | before starting",
  "before orientation | before training | before interview | before your | before the interview | secure your",
  "reserve your | to reserve | to secure | hold your | guarantee your | own expense | own cost | own pocket",
  "out of pocket | first paycheck | first check | small fee | one time | applies | required for | required from",
  "required of | we require | we need | we ask | we collect | we take | is needed | activate | borne by | falls on | is received | once received | upon payment | responsible for",
);
export const refunds = list(
  "refundable | refunded | refund | pay you back | pay it back | paid back | get it back | give it back | returned to you",
  "returned after | returned with | back with your | back in your | added to your first | reimbursed with your first",
  "reimbursed in your first | reimbursed on your first | reimbursed after | money back",
);
export const insisting = list(
  "first paycheck | upfront | up front | in advance | you pay | must pay | you must | you need to pay | own cost",
  "own expense | own pocket | candidate pay | applicant pay | applicant must | candidate must | nurse must pay | candidate pays | applicant pays",
  "required to pay | asked to pay | expected to pay | have to pay | paid by the applicant | paid by the candidate",
  "paid by you | payable by | you will pay | you'll pay | please pay | kindly pay | just pay | simply pay | only pay",
);

const employers = list(
  "we | hospital | employer | company | clinic | facility | center | agency | practice | health system | system",
);
/** The employer pays, whatever else the sentence says. */
export const employerPays = [
  ...pairs(
    employers,
    list(
      "pay for | pay all | pay the | pay your | pay every | pays | pays for | cover | reimburse | take care of | waive | refund",
    ),
  ),
  ...list(
    "paid by us | paid by the hospital | paid by the employer | paid by the company | paid by the clinic",
    "covered by us | covered by the | on us | at no cost | no cost to you | no charge to you | free of charge",
    "waived | employer paid | company paid | hospital paid | our expense | our cost | paid on your behalf",
    "is free | are free | is ours | are ours | none | zero | at our",
  ),
];
/** Words of a benefit, unless the sentence insists that the applicant pays first. */
export const benefits = list(
  "reimburse | reimbursed | reimbursement | reimbursable | covered | paid fee | paid license | paid dues | allowance | stipend",
  "assistance | included | annual | yearly | per year | a year | benefit | tuition | ceu | cme | discount | repay",
  "parking | premium | dependent | per month | a month | monthly | per pay period | endorsement | dea | board",
  "repaid | fees paid | fee paid | dues paid | cost paid | costs paid | provided | compensated | license | licensure",
);
/** Duties of a front desk, of billing or of social work: the money is someone else's. */
export const othersMoney = list(
  "patient | client | customer | resident | family | families | guest | payer | payor | insurer | medicare | medicaid",
  "copay | ledger | reconcile | reconciling | post payment | posting payment | invoice | donor | donation | raffle | drive",
  "fundraiser | fundraising | vendor invoice | cash drawer | claim | collection | student | tenant | member",
);

export const checks = list(
  "a check | the check | your check | by check | our check | company check | certified check | cashier check",
  "cashiers check | bank check | paper check | mailed check | first check | this check | cheque | money order | echeck | e check | electronic check | digital check | check by",
);
export const given = list(
  "send you | mail you | mail | mailed | send | sent | receive a | receive your | receive our | issue you | issued to you",
  "emailed | overnight | fedex | ups | usps | courier | forwarded to you | arrive | by post | get a | given a",
);
export const purposes = list(
  "equipment | supplies | software | laptop | home office | vendor | materials | phone | printer | buy | purchase | tools",
);
export const cashing = list(
  "deposit it | deposit the | deposit this | deposit into | cash it | cash the | cash this | mobile deposit | your bank",
  "your account | your own account | bank account | atm | print | into your",
);
export const remainder = list(
  "keep | remaining | the rest | remainder | balance | the difference | forward | send back | left over | first week",
);

export const messengers = list(
  "whatsapp | whats app | what's app | watsapp | whatsap | wattsapp | wechat | we chat id | viber | kakaotalk | kik",
  "google hangout | hangouts | google chat | facebook messenger | fb messenger | telegram app | signal app | imo app",
  "signal messenger | telegram messenger | line app | wickr | threema | zangi | textnow | skype id | discord server",
  "telegram channel | telegram group | telegram handle | telegram username | signal number | telegram id",
);
export const messengerLinks = list(
  "wa.me | t.me | telegram.me | signal.me | m.me | chat.whatsapp.com | signal.group",
  "telegram.dog | telegram.org | telesco.pe | api.whatsapp.com | wa.link | discord.gg | signal.art",
);
/** Names that are words or places too. */
export const namesakes = list(
  "telegram | signal | messenger | discord | skype | zoom chat | snapchat | instagram dm",
);
export const contacting = list(
  "contact | message | text | write | chat | reach | add | ping | dm | hit | call | interview | apply | application",
  "join | download | install | hr | recruiter | manager | number | us | me | reply | talk | connect | communicate",
  "respond | send | continue | proceed | onboarding | details | inbox | available | briefing | supervisor | discuss",
  "speak | find me | find us | conducted | conduct | schedule | coordinate | hiring | resume | cv | move",
);
export const throughIt = list(
  "on | via | through | over | using | by | use | thru | per | in | download | install",
);
export const notUs = list(
  "patient | client | customer | resident | family | families | marketing | campaign | press | student",
);

export const cryptos = list(
  "bitcoin | btc | crypto | cryptocurrency | usdt | ethereum | digital currency | coinbase | binance | litecoin | dogecoin",
);
export const cryptoUses = list(
  "pay | paid | payment | salary | wage | bonus | buy | purchase | send | transfer | wallet | deposit | atm | payroll",
  "earn | earning | weekly | convert | compensation | compensated | exchange | payout | receive | accept | trade | invest",
  "mining | fund | in",
);

export const giftCards = list(
  "gift card | giftcard | itunes card | apple card | steam card | google play card | prepaid card | vanilla card | gift voucher",
  "amazon card | ebay card | razer gold | prepaid visa",
);
export const buying = list("buy | purchase | pick up | obtain | acquire | buying | purchasing | procure");
export const getting = list("get | grab | bring | send | order");
export const codes = list(
  "code | scratch | photo | picture | pin | back of the | send us | send me | send the | image | front and back | text us | email us",
);
export const cardPay = list(
  "pay in | paid in | pay with | paid with | paid by | pay by | payment in | payment by | payment with | payable by",
  "salary in | fee in | fee with | deposit in | refundable | reimbursed | reimburse | fee by | using | through | form of",
);
export const cardPurposes = list(
  "activate | onboarding | payroll | employee account | badge | confirm | send #amount | cover your | cover the | to start | verify",
);
export const kindness = list(
  "drive | raffle | donate | donated | families in need | appreciation | birthday | winner | referral",
  "you will get | you get | you'll get | will receive | you receive | you earn | thank you gift | as a thank you | we give",
);

export const transfers = list(
  "zelle | cash app | cashapp | venmo | western union | moneygram | wire transfer | paypal | chime | apple pay",
);
export const transferUses = list(
  "send | pay | transfer | payment | deposit | fee | forward | wire | money | refund | fund | charge | receive",
);

export const kindly = list("kindly");
export const kindlyAsks = list(
  "send | contact | text | message | reply | add | forward | provide | email | reach | drop | share | get back | call",
  "download | click | fill | whatsapp | write | dm | inbox | pay | deposit | revert | chat | submit your id | hit",
);
export const kindlyInvites = list(
  "apply | submit | note | visit | see | indicate | include | attach | be advised | let us | state | mention | respond",
);

export const identities = list(
  "bank account | bank detail | account number | routing number | online banking | bank login | social security number",
  "ssn | credit card | debit card | driver's license | drivers license | bank name | id card | mother's maiden name",
  "your password | and password | password of | password for | password to | email password | verification code | security code | one time code",
);
export const identityAsks = list(
  "send | text | provide | forward | share | photo | picture | front and back | login | password | pin | email us",
  "reply with | reply your | tell us your | tell me | what is your | give us | give me",
);

export const bankSecrets = list("online banking | bank login | password | pin | front and back | bank name");

export const gear = list(
  "equipment | laptop | software | starter kit | training kit | starter pack | office supplies | work phone | materials",
);
export const gearBuys = list("buy | purchase | order | pay for | buying | purchasing");
export const gearYou = list("you | your | candidate | applicant | new hire | own money");
export const gearTerms = list(
  "reimburse | reimbursed | refunded | first paycheck | before you start | upfront | our vendor | approved vendor",
  "certified vendor | designated vendor | accredited vendor | company vendor | home office",
);

export const promises = list(
  "without interview | without an interview | not a scam | 100% legit | legit job | easy money | text interview",
  "no interview | instant hire | be your own boss | from the comfort | urgent slot | limited slot",
  "interview by text | interview via text | chat interview | online text interview | hired immediately | hired same day",
);
export const textUs = list("text | sms | imessage");

/** A sentence about scams warns of them, unless it says where to write. */
export const warnings = list(
  "beware | scam | scammer | fraud | fraudulent | fraudster | impersonator | impersonating | phishing | impostor",
  "imposter | impersonate | report it | not from us | not us | posing as | pretending | unsolicited",
);
export const assurances = list(
  "not a scam | no scam | isn't a scam | not scam | legit | not fraud | 100% genuine",
);

export const negators = list(
  "no | not | never | without | don't | doesn't | won't | cannot | can't | nor | neither | zero | nobody | isn't | aren't",
  "didn't | wouldn't | free of | free from | refuse to | nothing",
);
/** After a negator these keep the sentence affirmative. */
export const idleNegations = list(
  "hesitate | forget | miss | wait | worry | delay | only | late | waste | ignore | negotiable | problem | fail | overlook",
  "doubt | hold back | start | begin | be late",
);
/** "No experience": the applicant lacks it, and the sentence goes on. */
export const idleObjects = list(
  "experience | interview | phone | call | previous | prior | resume | degree | certificate | license | walk in | exception | time",
);
/** "Do not call": an order to use another way, where nobody of ours is its subject. */
export const idleOrders = list(
  "call | phone | email | apply | reply | come | visit | post | interview | walk",
);
export const subjects = list(
  "we | hospital | employer | company | clinic | facility | recruiter | team | they | staff | hr | nobody | nurse | manager | who",
  "department | clinician | physician | agency | practice | center | our | you | i",
);
/** A negated one of these denies the whole sentence that follows. */
export const asking = list(
  "ask | asks | asked | charge | charged | request | requested | require | required | collect | contact | recruit",
  "communicate | demand | take | accept | want | solicit | extend | offer | conduct | hire | use | send | pay | need",
  "interview anyone | interview candidates | interview applicant | interview you | message | text | be asked | do business | reach out",
);
/** Words that start another thought after a comma or "and". */
export const turns = list(
  "but | just | only | then | instead | except | until | unless | please | kindly | contact | message | text | whatsapp",
  "send | pay | call | email | we | you | your | we'll | however | simply | add | once | before | so | because | afterwards",
);
export const enders = list(
  "needed | necessary | but | just | only | then | instead | except | until | unless | however | once",
);
export const deniedAfter = list(
  "required | asked | charged | needed | requested | involved | taken | necessary | collected | expected | due | owed | accepted",
);
