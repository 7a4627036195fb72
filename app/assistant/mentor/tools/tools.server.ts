import type { Found, SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { comparesOffers, namesCosts } from "#app/assistant/mentor/reading/named-pay.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import type { ToolLabel } from "#app/assistant/understanding/labels.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { describeAuthority } from "./authority-facts.server.ts";
import { describeOutlook, describeTraining, describeWork, findBestMatches } from "./career-facts.server.ts";
import { describeCertificates } from "./certificate-facts.server.ts";
import { describeCompact } from "./compact-facts.ts";
import { describeEducation } from "./education-facts.ts";
import { findPostings } from "./find-postings.server.ts";
import { describeLicense } from "./license-facts.ts";
import { describeOvertime } from "./overtime-facts.ts";
import { describeMedianPay } from "./pay-facts.server.ts";
import { describePayLaws } from "./pay-law-facts.ts";
import { describeFederalRates } from "./per-diem-facts.server.ts";
import { describePriceLevel } from "./price-facts.server.ts";
import { describeHospitalCount, describeRatios } from "./state-facts.server.ts";
import { describeTakeHome } from "./take-home-facts.server.ts";

interface Tool {
  find: (context: SiteContext, asked: Asked) => Promise<Found> | Promise<SourcedFact[]> | SourcedFact[];
  /** What a language model is told of it. */
  purpose: string;
}

export const tools: Readonly<Record<ToolLabel, Tool>> = {
  "take-home": { find: describeKeptAndPrices, purpose: "What is left of a yearly pay in a state after tax" },
  education: {
    find: (_, asked) => describeEducation(asked),
    purpose: "Continuing education that a state asks of nurses or physicians",
  },
  certificate: {
    find: describeCertificates,
    purpose: "Who gives a certificate, what it asks and how long it lasts",
  },
  authority: {
    find: describeAuthority,
    purpose:
      "Whether nurse practitioners, nurse anesthetists, midwives and PAs may practice alone in a state",
  },
  ratio: { find: (_, asked) => describeRatios(asked), purpose: "Laws on patients per nurse" },
  overtime: {
    find: (_, asked) => describeOvertime(asked),
    purpose: "A state's laws on mandatory overtime of nurses and overtime by the day",
  },
  license: {
    find: (_, asked) => describeLicense(asked),
    purpose: "Whether a license lets a profession work in a state",
  },
  compact: {
    find: (_, asked) => describeCompact(asked),
    purpose: "Whether states are members of a licensure compact",
  },
  "pay-law": { find: describePayLaws, purpose: "Whether a posting in a state must show pay" },
  pay: {
    // A median of each place does not say which of two pays leaves more.
    find: (context, asked) =>
      comparesOffers(asked) ? describeKeptAndPrices(context, asked) : describeMedianPay(context, asked),
    purpose: "The median pay of a profession in a place",
  },
  prices: { find: describePriceLevel, purpose: "Prices and rents of a state" },
  hospitals: { find: describeHospitalCount, purpose: "How many hospitals a state has" },
  "per-diem": {
    find: describeFederalRates,
    purpose: "Where to see the federal per diem rates of a place",
  },
  outlook: {
    find: describeOutlook,
    purpose: "How the number of a profession's jobs is projected to change",
  },
  training: { find: describeTraining, purpose: "How to become a profession" },
  work: { find: describeWork, purpose: "What a profession does" },
  match: { find: findBestMatches, purpose: "The open postings that fit the visitor's profile best" },
  jobs: { find: findPostings, purpose: "Open postings" },
};

/** What two pays leave, with the prices of the two places where the question names what it costs to live there. */
async function describeKeptAndPrices(context: SiteContext, asked: Asked): Promise<SourcedFact[]> {
  const kept = await describeTakeHome(context, asked);
  const isWithCosts = comparesOffers(asked) && namesCosts.test(asked.sentence.words);
  return isWithCosts ? [...kept, ...(await describePriceLevel(context, asked))] : kept;
}

/** Of each tool, and of our guides. */
export const purposes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(tools).map(([name, { purpose }]) => [name, purpose])),
  guides: "What our career guides say of anything else",
};
