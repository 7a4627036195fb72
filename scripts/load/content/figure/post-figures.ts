import { makeCompactMap } from "./compact-maps.ts";
import { makeCompactOpens } from "./compact-opens.ts";
import { makeContractorEqual } from "./contractor-equal.ts";
import type { MakeFigure } from "./data-figure.ts";
import { makeFewHospitals, makeFewHospitalsHighPay } from "./few-hospitals.ts";
import { makeFastest, makeOpenings } from "./growth.ts";
import { makeGsaWeek } from "./gsa-week.ts";
import { makeLineMetros } from "./line-metros.ts";
import { makeNpChanges, makeNpClasses } from "./np-laws.ts";
import { makeNpPa } from "./np-pa.ts";
import { makeLocalPayLaws, makePayLaws } from "./pay-laws.ts";
import { makeRnKeeps } from "./rn-keeps.ts";
import { makeSameState } from "./same-state.ts";
import { makeTravelPackage } from "./travel-package.ts";

export const postFigures: Readonly<Record<string, MakeFigure>> = {
  "rn-keeps": makeRnKeeps,
  "compact-reach": makeCompactOpens,
  "nlc-map": makeCompactMap("NLC", "a multistate nurse license"),
  "imlc-map": makeCompactMap("IMLC", "a physician's letter of qualification"),
  "ptc-map": makeCompactMap("PTC", "a physical therapist's compact privilege"),
  "ems-map": makeCompactMap("EMS", "an EMT's or paramedic's privilege to practice"),
  "np-classes": makeNpClasses,
  "np-changes": makeNpChanges,
  "pay-laws": makePayLaws,
  "local-pay-laws": makeLocalPayLaws,
  "gsa-week": makeGsaWeek,
  "travel-package": makeTravelPackage,
  "contractor-equal": makeContractorEqual,
  "few-hospitals": makeFewHospitals,
  "few-hospitals-high-pay": makeFewHospitalsHighPay,
  growth: makeFastest,
  openings: makeOpenings,
  "line-metros": makeLineMetros,
  "same-state": makeSameState,
  "np-pa": makeNpPa,
};
