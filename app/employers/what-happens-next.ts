import { claims } from "#app/home/claims.ts";

/** What follows on a request from an employer, in order. */
export const whatHappensNext = [
  `A recruiter reads your request and answers ${claims.responseTime}, by mail or phone.`,
  "You agree on the role, the pay range and the licenses it needs.",
  "You meet candidates who fit. Clinicians never pay us; the hiring facility does.",
];
