import type { applications } from "#app/applications/schema.ts";
import { openStates } from "#app/facts/reference/application-states.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import type { ChipTone } from "#app/kit/ui/chip.tsx";

export type ApplicationState = (typeof applications.$inferSelect)["state"];

export const applicationStates: Record<ApplicationState, { label: string; text: string; tone: ChipTone }> = {
  new: { label: "Sent", text: "Your message was sent.", tone: "blue" },
  "in-review": { label: "In review", text: "The employer is reading your application.", tone: "blue" },
  interview: { label: "Interview", text: "The employer wants to talk with you.", tone: "good" },
  offer: { label: "Offer", text: "The employer made you an offer.", tone: "good" },
  hired: { label: "Hired", text: "You took the job.", tone: "good" },
  "not-selected": {
    label: "Not selected",
    text: "The employer is not taking your application further.",
    tone: "plain",
  },
  withdrawn: { label: "Withdrawn", text: "You withdrew.", tone: "plain" },
};

export const canWithdraw = (state: ApplicationState): boolean => openStates.some((open) => open === state);

interface ApplicationEvent {
  kind: string;
  detail: Record<string, unknown>;
  at: number;
}

/** Leaves out internal notes of our desk and of the employer's team. */
export const listHistory = (events: readonly ApplicationEvent[], employer: string) =>
  events.flatMap(({ kind, detail, at }) => {
    if (kind === "seen") return [{ at: toOfficeTime(at), words: `${employer} opened your application` }];
    if (kind === "opened")
      return [{ at: toOfficeTime(at), words: `${employer} opened ${toFileWords(detail)}` }];
    if (kind === "passed-on")
      return [{ at: toOfficeTime(at), words: `Our recruiters passed it on to ${employer}` }];
    if (kind === "asked") return [{ at: toOfficeTime(at), words: "You asked how it stands" }];
    if (kind === "answer") return [{ at: toOfficeTime(at), words: "The employer answered by email" }];
    const state = kind === "sent" ? "new" : kind === "state" ? detail.to : null;
    const words = Object.entries(applicationStates).find(([name]) => name === state)?.[1].label;
    return words ? [{ at: toOfficeTime(at), words }] : [];
  });

const toFileWords = ({ field, file }: Record<string, unknown>): string =>
  field === "resume" ? "your résumé" : `your file ${file}`;
