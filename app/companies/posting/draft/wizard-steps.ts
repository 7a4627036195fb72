import type { Crumb } from "#app/pages/page/breadcrumbs.ts";
import { paths } from "#app/paths.ts";

/** In the order of the page. Names of fields are the form's and the keys of a draft's values. */
export const steps = {
  role: {
    name: "Role",
    fields: [
      "title",
      "profession",
      "specialty",
      "type",
      "contractWeeks",
      "startDate",
      "openings",
      "requisitionId",
      "department",
      "isUrgent",
      "facility",
      "isFacilityWithheld",
    ],
  },
  place: {
    name: "Place and schedule",
    fields: [
      "place",
      "workplace",
      "setting",
      "unit",
      "morePlaces",
      "licenseStates",
      "compact",
      "shift",
      "schedule",
      "hoursPerWeek",
      "shiftHours",
      "ratio",
      "patientsPerDay",
      "call",
      "floatPolicy",
      "ehr",
    ],
  },
  pay: {
    name: "Pay and benefits",
    fields: [
      "payMin",
      "payMax",
      "payPeriod",
      "isPayOpen",
      "isCompetitive",
      "differentials",
      "taxableHourly",
      "guaranteedHours",
      "lodgingWeekly",
      "mealsWeekly",
      "wrvuRate",
      "wrvuThreshold",
      "callPay",
      "tail",
      "signOnBonus",
      "benefits",
      "loanRepayment",
      "visa",
      "clawBack",
    ],
  },
  text: {
    name: "Text and how to apply",
    fields: [
      "description",
      "responsibilities",
      "requirements",
      "experienceMonths",
      "education",
      "skills",
      "applyUrl",
      "closesOn",
    ],
  },
} as const;

export type WizardStep = keyof typeof steps;

export const stepNames = Object.keys(steps) as WizardStep[];
export const isStep = (text: string | undefined): text is WizardStep =>
  stepNames.some((step) => step === text);

export const findStepOf = (field: string): WizardStep | null =>
  stepNames.find((step) => steps[step].fields.some((name) => name === field)) ?? null;

export const listStepsUpTo = (step: WizardStep): WizardStep[] =>
  stepNames.slice(0, stepNames.indexOf(step) + 1);

export function toNextPath(draft: string, step: WizardStep): string {
  const next = stepNames[stepNames.indexOf(step) + 1];
  return next ? paths.postingStep(draft, next) : paths.postingReview(draft);
}

/** A draft's address has only a random id, which means nothing to people. */
export const toPostingTrail = (name: string, path: string): Crumb[] => [
  { name: "Post a job", path: paths.postJob() },
  { name, path },
];
