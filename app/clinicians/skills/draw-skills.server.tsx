import { renderToStaticMarkup } from "react-dom/server";
import type { ChecklistEntry, SkillGroup, SkillsChecklist } from "#app/facts/catalog/skill-records.ts";
import {
  countOpen,
  countOpenOfProfession,
  type OpenBySpecialty,
} from "#app/jobs/search/openings/open-by-specialty.server.ts";
import { noFilters, toSearchParams } from "#app/jobs/search/plan/filters.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import { ResultView, type ResultViewProps } from "./result-view.tsx";
import { type Answer, countRated, noAnswer, type SkillAnswers } from "./skill-answers.ts";
import { lastDone, ratingScale, toLastField, toProgress, toRatingField } from "./skill-words.ts";

interface Asked {
  answers: SkillAnswers;
  keptAt: number;
  problem: string | null;
}

export const nothingAsked: Asked = { answers: new Map(), keptAt: 0, problem: null };

/** Dropped together with the checklist's record. */
const emptyForms = new WeakMap<SkillsChecklist, string>();

/** Most people get the empty form, so it is rendered once. */
export function drawChecklist(checklist: SkillsChecklist, asked: Asked): string {
  const known = asked === nothingAsked ? emptyForms.get(checklist) : undefined;
  if (known) return known;
  const html = renderToStaticMarkup(<ChecklistForm checklist={checklist} {...asked} />);
  if (asked === nothingAsked) emptyForms.set(checklist, html);
  return html;
}

export const drawResult = (props: ResultViewProps): string => renderToStaticMarkup(<ResultView {...props} />);

interface ChecklistFormProps {
  checklist: SkillsChecklist;
  answers: SkillAnswers;
  /** When the account's answers were saved; 0 without any. */
  keptAt: number;
  problem: string | null;
}

/** Rendered on the server only: hydrating 1,500 elements would gain nothing. */
function ChecklistForm({ checklist, answers, keptAt, problem }: ChecklistFormProps) {
  const { slug, groups } = checklist;
  const items = groups.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <form method="post" action={paths.skillsChecklist(slug)} data-skills={slug} data-kept={keptAt}>
      {problem && (
        <Notice tone="bad" live title="We have nothing to show yet">
          {problem}
        </Notice>
      )}
      <div className="skills-layout">
        <nav aria-label="Groups of skills" className="skills-groups">
          <ol>
            {groups.map((group) => (
              <li key={group.id}>
                <a href={`#${group.id}`}>
                  {group.title} <Progress group={group} answers={answers} />
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid gap-10">
          {groups.map((group) => (
            <section key={group.id} id={group.id} aria-labelledby={`${group.id}-title`} className="skills">
              <h2 id={`${group.id}-title`}>{group.title}</h2>
              {group.items.map(({ id, text }) => (
                <Item key={id} id={id} text={text} answer={answers.get(id) ?? noAnswer} />
              ))}
            </section>
          ))}
        </div>
      </div>
      <div className="skills-foot">
        <p>
          <span data-count-all>{toProgress(countRated(answers), items)}</span> rated
        </p>
        <button type="button" data-clear className={buttonClass("quiet", "normal", "needs-script")}>
          Clear
        </button>
        <button type="submit" className={buttonClass()}>
          See my result
        </button>
      </div>
    </form>
  );
}

function Progress({ group: { id, items }, answers }: { group: SkillGroup; answers: SkillAnswers }) {
  const done = items.filter((item) => (answers.get(item.id)?.rating ?? null) !== null).length;
  return <span data-count={id}>{toProgress(done, items.length)}</span>;
}

function Item({ id, text, answer: { rating, last } }: { id: string; text: string; answer: Answer }) {
  return (
    <fieldset>
      <legend>{text}</legend>
      <div>
        {ratingScale.map((of) => (
          <label key={of.rating}>
            <input
              type="radio"
              name={toRatingField(id)}
              value={of.rating}
              defaultChecked={of.rating === rating}
            />
            <b>{of.rating}</b> {of.short}
          </label>
        ))}
      </div>
      <select name={toLastField(id)} aria-label="Last done" defaultValue={last ?? ""}>
        <option value="">Last done</option>
        {lastDone.map((of) => (
          <option key={of.last} value={of.last}>
            {of.name}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

type Searched = Pick<ChecklistEntry, "professions" | "specialty">;

export const toSkillsSearch = ({ professions, specialty }: Searched) => ({
  profession: professions,
  specialty,
});

export const toSkillsSearchPath = (of: Searched): string =>
  paths.jobs(toSearchParams({ ...noFilters, ...toSkillsSearch(of) }));

export function countSkillsJobs(counts: OpenBySpecialty | null, { professions, specialty }: Searched) {
  const open = professions.map((profession) =>
    specialty ? countOpen(counts, { profession, specialty }) : countOpenOfProfession(counts, profession),
  );
  return open.some((count) => count === null) ? null : open.reduce((sum: number, count) => sum + count!, 0);
}
