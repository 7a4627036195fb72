/** Money that a posting names and that is not its wage. Singular; a dash also stands for a space. */
const kinds = {
  onTop: `differential, diff, premium, overtime, over-time, hazard, longevity, severance, extra, additional, more per,
    in-addition, on-top, increase, raise, step-increase, preceptor, charge-nurse, per-credit, for-each, toward, towards, hours-over`,
  bonus: `bonus, tip, sign-on, signing, incentive, commission, retention, referral, gift, award, raffle, profit-sharing, rvu, wrvu,
    potential, quarterly`,
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
/** Beside the word "pay" or "rate" alone. "Weekend RN: $48 per hour" is a wage. */
const besideLabel = `holiday, weekend, weekend-night, on-call, call, call-back, callback, stand-by, standby, stay, charge, precepting, education, school, sick,
  vacation, pto, time-off, orientation, training, cap, interest, exchange, certification, clinical-ladder, meeting`;

const toPattern = (phrases: string) =>
  phrases
    .split(/,\s*/)
    .map((phrase) => phrase.replace(/[()]/g, "\\$&").replaceAll("-", "[\\s-]"))
    .join("|");

const other = new RegExp(
  String.raw`(?<!\bor )\b(?:${toPattern(Object.values(kinds).join(", "))})(?:e?s\b|\b|(?<=\)))`,
  "i",
);
const beside = new RegExp(String.raw`\b(?:${toPattern(besideLabel)})s?[\s:]*$`, "i");
const others = new RegExp(String.raw`\b(?:${toPattern(kinds.others)})s?\b`, "i");
const excluded = /\([^()]*\)|\b(?:excluding|not including|exclusive of|before|without)\b[^,]*,?/gi;

export const namesOtherMoney = (text: string): boolean => other.test(text.replace(excluded, " "));

/** Of the words right before "pay", "rate" or another name of the wage. */
export const isBesideOther = (text: string): boolean => beside.test(text) || namesOtherMoney(text);

/** "According to the BLS, nurses earn" */
export const namesOthersPay = (text: string): boolean => others.test(text);
