import type { TemplateName } from "#app/applications/applicants/answer/answer-templates.ts";
import type { ApplicantState } from "#app/applications/applicants/applicant-states.ts";

interface Move {
  days: number;
  to: ApplicantState;
  way?: "filled" | "closed";
  template?: TemplateName;
  /** In place of what the template asks for. */
  ending?: string;
  note?: string;
}

export interface OwnScene {
  key: string;
  /** Days since it was sent. Of a posting that ended, it follows the end. */
  daysAgo: number;
  /** "desk": our recruiter passes it on. "northquill": the demo company has it. "ended": a posting that is over. */
  where: "desk" | "employer" | "northquill" | "ended";
  sends: "pdf" | "docx" | "profile";
  message: string;
  passedOnAfterDays?: number;
  seenAfterDays?: number;
  moves: readonly Move[];
  /** When the employer asked for references, to which no answer came yet. */
  referencesAfterDays?: number;
}

const ready = "I have worked in medical intensive care for four years and would like to talk about nights.";
const moving = "I can move within six weeks, and my multistate license covers the work.";

/** One of each thing that can become of an application. */
export const ownScenes: readonly OwnScene[] = [
  { key: "with-recruiter", daysAgo: 0.2, where: "desk", sends: "pdf", message: ready, moves: [] },
  {
    ...{ key: "passed-on", daysAgo: 3, where: "desk", sends: "profile", message: moving },
    passedOnAfterDays: 1,
    moves: [],
  },
  {
    ...{ key: "opened", daysAgo: 5, where: "employer", sends: "pdf", message: ready },
    seenAfterDays: 1,
    moves: [],
  },
  {
    ...{ key: "in-review", daysAgo: 7, where: "employer", sends: "docx", message: moving },
    seenAfterDays: 1,
    moves: [{ days: 2, to: "in-review" }],
  },
  {
    ...{ key: "interview", daysAgo: 9, where: "northquill", sends: "pdf", message: moving },
    seenAfterDays: 0.5,
    moves: [
      {
        ...{ days: 1, to: "interview", template: "interview" },
        ending: "You can pick one of our times on this page, or ask for others there.",
      },
    ],
    referencesAfterDays: 6,
  },
  {
    ...{ key: "withdrawn", daysAgo: 12, where: "employer", sends: "pdf", message: ready },
    moves: [{ days: 3, to: "withdrawn", note: "The commute is longer than I thought." }],
  },
  {
    ...{ key: "offer", daysAgo: 16, where: "employer", sends: "pdf", message: ready },
    seenAfterDays: 1,
    moves: [
      { days: 2, to: "interview" },
      { days: 9, to: "offer" },
    ],
  },
  { key: "unanswered", daysAgo: 18, where: "employer", sends: "pdf", message: moving, moves: [] },
  {
    ...{ key: "not-selected", daysAgo: 20, where: "employer", sends: "docx", message: ready },
    seenAfterDays: 2,
    moves: [{ days: 6, to: "not-selected", template: "not-selected" }],
  },
  {
    ...{ key: "filled", daysAgo: 24, where: "ended", sends: "pdf", message: ready },
    seenAfterDays: 1,
    moves: [{ days: 8, to: "not-selected", way: "filled" }],
  },
  {
    ...{ key: "closed", daysAgo: 27, where: "ended", sends: "pdf", message: moving },
    moves: [{ days: 8, to: "not-selected", way: "closed" }],
  },
  {
    ...{ key: "hired", daysAgo: 31, where: "ended", sends: "pdf", message: ready },
    seenAfterDays: 1,
    moves: [
      { days: 3, to: "interview" },
      { days: 10, to: "offer" },
      { days: 14, to: "hired" },
    ],
  },
];
