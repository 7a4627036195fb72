import type { ApplicantState } from "#app/applications/applicants/applicant-states.ts";
import { toApplicantQuery, toCountText } from "#app/applications/applicants/list/applicant-search.ts";
import { toApplicantRow } from "#app/applications/applicants/list/list-view.server.ts";
import { isFixed, type StageTemplate } from "#app/applications/applicants/stages/stages.ts";
import { toZonedTime } from "#app/kit/text/when.ts";
import { workPaths } from "#app/work-paths.ts";
import type { BoardCard, readBoard } from "./board-cards.server.ts";

interface BoardFacts extends Awaited<ReturnType<typeof readBoard>> {
  company: string;
  shown: StageTemplate;
  job: string | null;
  timeZone: string;
  now: number;
}

export const toColumns = ({ company, shown, job, timeZone, now, cards, counts }: BoardFacts) =>
  shown.stages.map((stage) => {
    const own = cards.filter(({ stageId }) => stageId === stage.id);
    const count = counts.get(stage.id) ?? 0;
    return {
      id: stage.id,
      name: stage.name,
      count: toCountText(count),
      more: count > own.length ? toCountText(count - own.length) : null,
      list: workPaths.hiringApplicants(company, toApplicantQuery({ stage: stage.id, job })),
      /** Hired and not selected: only counted. */
      isLast: isFixed(stage) && stage.state !== "new",
      cards: own.map((card) => {
        const { publicId, pick, name, to, posting, facts, days, due } = toApplicantRow(
          company,
          card,
          now,
          timeZone,
        );
        return {
          ...{ publicId, pick, name, to, days, due },
          posting: job ? null : posting,
          license: facts.license,
          next: toNextAction(card, now, timeZone),
        };
      }),
    };
  });

export type BoardColumn = ReturnType<typeof toColumns>[number];

/** What someone of the company does next. */
function toNextAction(
  { state, newsAt, interview, interviewAt, offer }: BoardCard,
  now: number,
  zone: string,
) {
  if (newsAt !== null) return "Read what they wrote";
  if (offer === "accepted" && state !== "hired") return "Set the first day";
  if (offer === "sent") return "Offer sent, waiting for them";
  if (interview === "proposed") return "Waiting for them to pick a time";
  if (interview === "asked") return "Propose other times";
  if (interview === "confirmed" && interviewAt !== null)
    return interviewAt > now
      ? `Interview ${toZonedTime(interviewAt, now, zone)}`
      : "Note how the interview went";
  if (state === "interview" && interview !== "done") return "Set up an interview";
  return nextActions[state] ?? null;
}

const nextActions: Partial<Record<ApplicantState, string>> = {
  new: "Read the application",
  "in-review": "Decide on an interview",
  interview: "Decide on an offer",
  offer: "Send the offer",
};
