import { toApplicantQuery, toCountText } from "#app/applications/applicants/list/applicant-search.ts";
import { toApplicantRow } from "#app/applications/applicants/list/list-view.server.ts";
import { stageActions } from "#app/applications/applicants/list/next-action.ts";
import { isFixed, type StageTemplate } from "#app/applications/applicants/stages/stages.ts";
import { workPaths } from "#app/work-paths.ts";
import type { readBoard } from "./board-cards.server.ts";

interface BoardFacts extends Awaited<ReturnType<typeof readBoard>> {
  company: string;
  shown: StageTemplate;
  job: string | null;
  timeZone: string;
  now: number;
  isManager: boolean;
}

export const toColumns = ({ company, shown, job, timeZone, now, isManager, cards, counts }: BoardFacts) =>
  shown.stages.map((stage, at) => {
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
      /** Where its cards go by one press, the next stage first. Someone is turned down only with a text. */
      others: [...shown.stages.slice(at + 1), ...shown.stages.slice(0, at)]
        .filter(({ state }) => state !== "not-selected")
        .map(({ id, name }) => ({ id, name })),
      cards: own.map((card) => {
        const { publicId, pick, name, to, posting, facts, days, due, next } = toApplicantRow(
          company,
          card,
          now,
          timeZone,
          { isManager },
        );
        return {
          ...{ publicId, pick, name, to, days, due },
          posting: job ? null : posting,
          license: facts.license,
          /** Only what the column does not say of all its cards. */
          next: next === stageActions[stage.state] ? null : next,
        };
      }),
    };
  });

export type BoardColumn = ReturnType<typeof toColumns>[number];
