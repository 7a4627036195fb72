import { makeAdjustedAssistants, makeAdjustedNurses, makeAdjustedPractitioners } from "./adjusted-pay.ts";
import { makeCertificates } from "./certificates.ts";
import type { MakeFigure } from "./data-figure.ts";
import { makeDemandSignals, makePhysicianDemand } from "./demand-signals.ts";
import { makeNurseHours, makePhysicianHours } from "./education-hours.ts";
import { makePayChange } from "./pay-change.ts";
import { postFigures } from "./post-figures.ts";
import { makePrimaryCareGaps } from "./primary-care-gaps.ts";

/** By the name in the block: three backticks, `figure`, the name. */
export const figureList: Readonly<Record<string, MakeFigure>> = {
  ...postFigures,
  "adjusted-rn": makeAdjustedNurses,
  "adjusted-np": makeAdjustedPractitioners,
  "adjusted-pa": makeAdjustedAssistants,
  certificates: makeCertificates,
  "nurse-hours": makeNurseHours,
  "physician-hours": makePhysicianHours,
  "pay-change": makePayChange,
  "demand-signals": makeDemandSignals,
  "physician-demand": makePhysicianDemand,
  "primary-care-gaps": makePrimaryCareGaps,
};
