import { z } from "zod";
import type { SettableState } from "#app/applications/applicants/applicant-states.ts";

export interface Stage {
  id: number;
  template: number;
  name: string;
  /** What applicants are told of it. */
  state: SettableState;
}

export interface StageTemplate {
  id: number;
  name: string;
  isDefault: boolean;
  stages: Stage[];
}

export const mostStages = 12;
export const mostTemplates = 12;

/** A template has one of each, and they keep their places: first, and last. */
const fixedStates: readonly SettableState[] = ["new", "hired", "not-selected"];
export const isFixed = ({ state }: Pick<Stage, "state">): boolean => fixedStates.includes(state);

export const freeStates = ["in-review", "interview", "offer"] as const;

type ReadyStage = [name: string, state: SettableState];

const toReady = (...between: ReadyStage[]): ReadyStage[] => [
  ["New", "new"],
  ...between,
  ["Hired", "hired"],
  ["Not selected", "not-selected"],
];

export const readyTemplates = {
  nurse: {
    name: "Staff nurse",
    stages: toReady(
      ["Recruiter screen", "in-review"],
      ["With nurse manager", "in-review"],
      ["Manager interview", "interview"],
      ["Shadow shift", "interview"],
      ["Offer", "offer"],
      ["Background and health check", "offer"],
    ),
  },
  physician: {
    name: "Physician",
    stages: toReady(
      ["CV review", "in-review"],
      ["Recruiter call", "in-review"],
      ["Medical director call", "interview"],
      ["Site visit", "interview"],
      ["References", "interview"],
      ["Contract", "offer"],
      ["Credentialing", "offer"],
    ),
  },
  travel: {
    name: "Travel assignment",
    stages: toReady(
      ["Profile complete", "in-review"],
      ["Submitted to unit", "in-review"],
      ["Unit interview", "interview"],
      ["Offer", "offer"],
      ["Compliance", "offer"],
    ),
  },
  clinic: {
    name: "Clinic staff",
    stages: toReady(
      ["Phone screen", "in-review"],
      ["Interview", "interview"],
      ["Working interview", "interview"],
      ["References", "interview"],
      ["Offer", "offer"],
    ),
  },
} satisfies Record<string, { name: string; stages: ReadyStage[] }>;

type ReadyName = keyof typeof readyTemplates;
export const readyNames = Object.keys(readyTemplates) as ReadyName[];

export const stageNameField = z
  .string({ error: "Enter a name" })
  .trim()
  .min(1, "Enter a name")
  .max(40, "Use at most 40 characters");

const id = z.coerce.number().int().positive();
const ofTemplate = { template: id };
const ofStage = { stage: id };

export const stagesFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("start"), kind: z.enum(readyNames) }),
  z.object({ intent: z.literal("default"), ...ofTemplate }),
  z.object({ intent: z.literal("drop"), ...ofTemplate }),
  z.object({ intent: z.literal("use"), ...ofTemplate, job: z.string().regex(/^[a-z0-9-]{1,200}$/) }),
  z.object({ intent: z.enum(["blind", "unblind"]), job: z.string().regex(/^[a-z0-9-]{1,200}$/) }),
  z.object({ intent: z.literal("add"), ...ofTemplate, name: z.string(), state: z.enum(freeStates) }),
  z.object({ intent: z.literal("rename"), ...ofStage, name: z.string() }),
  z.object({ intent: z.literal("up"), ...ofStage }),
  z.object({ intent: z.literal("down"), ...ofStage }),
  z.object({ intent: z.literal("remove"), ...ofStage, sure: z.string().optional() }),
]);

export const stagesFields = ["intent", "kind", "template", "job", "name", "state", "stage", "sure"];
