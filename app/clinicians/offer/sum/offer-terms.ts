import type { CallPeriod, OvertimeRule } from "./overtime.ts";
import type { Clawback, VestingWay } from "./paid-once.ts";
import type { OfferPayUnit, TimeOffUnit } from "./time-off.ts";

export const offerKinds = ["staff", "travel", "contractor"] as const;
export type OfferKind = (typeof offerKinds)[number];

export const tailPayers = ["none", "employer", "me"] as const;
type TailPayer = (typeof tailPayers)[number];

/** One offer, with assumptions for what was not said. */
export interface OfferTerms {
  kind: OfferKind;
  pay: number;
  per: OfferPayUnit;
  hours: number;
  shift: number;
  /** Of the contract. 0 for work without an end. */
  weeks: number;
  /** Weeks of a year with work, for travel and contractors. Those of a contract set only its tax rates. */
  worked: number;
  night: number;
  nightHours: number;
  weekend: number;
  weekendHours: number;
  extra: number;
  extraHours: number;
  overtime: number;
  rule: OvertimeRule;
  /** Federal law owes no overtime, however the work is paid: physicians and the like (29 CFR 541.304). */
  exempt: boolean;
  standby: number;
  standbyHours: number;
  calledIn: number;
  callTimes: number;
  /** Dollars per wRVU above the threshold. */
  wrvuRate: number;
  /** A year, as are the wRVUs. */
  wrvuThreshold: number;
  wrvus: number;
  callRate: number;
  callShifts: number;
  callPer: CallPeriod;
  callSure: boolean;
  quality: number;
  qualitySure: boolean;
  sign: number;
  signMonths: number;
  claw: Clawback;
  retention: number;
  retentionMonths: number;
  move: number;
  /** In all, in equal parts over its years. */
  loan: number;
  loanYears: number;
  cme: number;
  pto: number;
  ptoPer: TimeOffUnit;
  sick: number;
  pooled: boolean;
  match: number;
  vest: number;
  vestBy: VestingWay;
  /** Health premium a month. */
  premium: number;
  tail: number;
  tailPaid: TailPayer;
  lodging: number;
  meals: number;
  guaranteed: number;
  canceled: number;
  /** A canceled shift also loses its part of the stipends. */
  cut: boolean;
  home: boolean;
  /** A contractor's own malpractice policy a year. */
  policy: number;
  /** A contractor's other costs a year. */
  costs: number;
}
