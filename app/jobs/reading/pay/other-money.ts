import { toAlternatives } from "#app/jobs/reading/statements.ts";

/** Money that a posting names and that is not its wage. Singular. */
const kinds = {
  onTop: `differential, diff, premium, overtime, over-time, hazard, longevity, severance, extra, additional, more per,
    in-addition, on-top, add, added, increase, raise, step-increase, preceptor, charge-nurse, supplement, per-credit, for-each, toward, towards, hours-over`,
  bonus: `bonus, tip, sign-on, signing, incentive, commission, retention, referral, ref, gift, award, raffle, profit-sharing, rvu, wrvu,
    potential, quarterly`,
  notMade: `indirect, non-billable, nonbillable, no-show, no-answer, cancel, cancelled, canceled, cancellation, missed`,
  support: `stipend, allowance, reimbursement, reimburse, reimbursed, relocation, loan, repayment, forgiveness, tuition, scholarship,
    student, grant, cme, continuing-education, education-assistance, mileage, gas, fuel, parking, meal, lodging, housing, m&ie, 401k,
    401(k), 403b, pension, contribution, matching, match, hsa, fsa, wellness, gym, uniform, scrub, licensure-fee, dues, assistance,
    childcare, child-care, phone, internet, cell`,
  cost: `deductible, copay, co-pay, insurance, life-insurance, disability, cost, fee, rent, save, savings, saving, discount, penalty, fine, fined, deposit,
    revenue, billing, billed, collections, sales, budget, fund, funding, donation, donated, raised, generate, generating, charity, endowment,
    invoice, volume, worth, valued, benefits-of, benefits-total, package-of, perks, supplies, equipment`,
  others: `minimum-wage, prevailing-wage, national-average, state-average, industry-average, average-nurse, median, bls, bureau,
    supervise, supervising, oversee, overseeing, our-nurses, our-residents, our-patients, our-clients, residents-pay, families, members-pay, patients-pay, taxpayers,
    competitors, technicians-earn, aides-earn, nurses-earn, others-earn`,
} as const;
/** Work beside the job's own, which has a rate of its own. */
const sideWork = `on-call, call, call-back, callback, stand-by, standby, precepting, orientation, meeting, staff-meeting, in-service, drive-time, travel-time,
  driving, charting, documentation, paperwork, admin-time, administrative-time, committee, back-up, backup, moonlighting, learn, train, in-class, ride-along`;
/** Beside the word "pay" or "rate" alone. "Weekend RN: $48 per hour" is a wage. */
const besideLabel = `${sideWork}, holiday, weekend, weekend-night, stay, charge, education, school, sick, vacation, pto, time-off, training, cap, interest,
  exchange, certification, clinical-ladder`;
const other = new RegExp(
  String.raw`(?<!\bor )\b(?:${toAlternatives(Object.values(kinds).join(", "))})(?:e?s\b|\b|(?<=\)))`,
  "i",
);
const beside = new RegExp(String.raw`\b(?:${toAlternatives(besideLabel)})s?[\s:]*$`, "i");
const others = new RegExp(String.raw`\b(?:${toAlternatives(kinds.others)})s?\b`, "i");
const side = new RegExp(
  String.raw`^\W*(?:for|during|while)\s(?:\p{L}+\s){0,3}?(?:${toAlternatives(sideWork)})s?\b`,
  "iu",
);
const excluded = /\([^()]*\)|\b(?:excluding|not including|exclusive of|before|without)\b[^,]*,?/gi;

export const namesOtherMoney = (text: string): boolean => other.test(text.replace(excluded, " "));

/** Of the words right before "pay", "rate" or another name of the wage. */
export const isBesideOther = (text: string): boolean => beside.test(text) || namesOtherMoney(text);

/** "According to the BLS, nurses earn" */
export const namesOthersPay = (text: string): boolean => others.test(text);

/** Of the words behind an amount: "$25/hr for meetings". */
export const isForSideWork = (text: string): boolean => side.test(text);

/** "Regular nurses are on the salary schedule" of a substitute's posting. */
const ofStaff =
  /^\W*(?:(?:all|most|our|the)\s)*(?:regular|permanent|full[ -]time|salaried|benefited|tenured|contracted|core)\s(?:[\p{L}'-]+\s){1,8}?(?:are|is|earns?|makes?|gets?|receives?|starts?)\b/iu;
const forRelief =
  /\b(?:sub|substitute|prn|per diem|pool|temp|temporary|travel|locums?|seasonal|casual|relief)\b/i;

export const namesStaffOf = (before: string, title: string): boolean =>
  forRelief.test(title) && ofStaff.test(before);

/** Above the hours of a day or a week. "OT" is a therapist, too. */
const overHours =
  /^\s*(?:after|over|above|beyond|past) \d{1,2}\b(?!\s*(?:days?|weeks?|months?|years?|yrs?)\b)/i;
export const isOvertime = (before: string, after: string, title: ReadonlySet<string>): boolean =>
  overHours.test(after) || (/^\W*OT\b/.test(before) && !title.has("ot"));

const isAverage =
  /\b(?:averag(?:e[sd]?|ing)|lands?|landed|landing|nets?|netted|clears?|cleared|takes? home|ends? up|grosse[sd])(?:\s(?:at|to|with|out|over|about|around|between|roughly|near|nearly|some|an?))*\s*$|\baverages?,[^.;:$\d]{0,24},\s*$|\b(?:most|many|some|several) (?:of (?:our|the) )?[\w-]+s (?:earn|make)\s*$/i;
const averageAfter = /^\W*(?:(?:per|an?)\s\p{L}+\s)?(?:on average|average|or so)\b/iu;

/** What people came to earn, which nobody offers: "Therapists average", "most of our NPs earn", "or so". */
export const isAveraged = (before: string, after: string): boolean =>
  isAverage.test(before) || averageAfter.test(after);
