import type { SkillsChecklist } from "#app/facts/catalog/skill-records.ts";
import type { OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { StackedBars } from "#app/kit/ui/chart/stacked-bars.tsx";
import { paths } from "#app/paths.ts";
import { countSkills, type Rated, toAnswers } from "./rated.ts";
import { Certificates, Gaps, RatedSkills } from "./rated-skills.tsx";
import { writeAnswers } from "./skill-answers.ts";
import { carriedField, changeField } from "./skill-words.ts";

export interface ResultViewProps {
  slug: string;
  of: Rated;
  checklist: SkillsChecklist | null;
  openings: OpeningsView | null;
  day: string;
  isKept: boolean;
}

export function ResultView(props: ResultViewProps) {
  const { of, checklist, openings } = props;
  const counts = countSkills(of);
  return (
    <>
      <dl className="skills-figures">
        {[
          ["Rated", `${counts.rated} of ${counts.items}`],
          ["Alone or can teach", counts.alone + counts.teach],
          ["Alone, within 1 year", counts.recent],
          ["Can teach", counts.teach],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">Rated on {props.day}. This is your own rating. Nobody has checked it.</p>
      {checklist && checklist.version > of.version && (
        <p>
          The checklist has changed since.{" "}
          <a href={paths.skillsChecklist(props.slug)} className="link">
            Rate the new skills
          </a>
        </p>
      )}
      <Actions {...props} />
      <section aria-labelledby="profile" className="grid gap-stack">
        <h2 id="profile">Profile by group</h2>
        <StackedBars
          label="Share of each group by rating"
          legend={["Can teach", "Alone", "With help", "Never done"]}
          rows={of.groups.map((group) => {
            const { items, teach, alone, help, never } = countSkills({ groups: [group] });
            const note = `${teach + alone} of ${items} at 2 or 3`;
            return { name: group.title, of: items, parts: [teach, alone, help, never], note };
          })}
        />
        <FigureTable
          label="Ratings by group"
          headings={["Group", "Can teach", "Alone", "With help", "Never done", "Not rated", "Within 1 year"]}
          rows={of.groups.map((group) => {
            const { items, rated, teach, alone, help, never, recent } = countSkills({ groups: [group] });
            return {
              name: group.title,
              cells: [teach, alone, help, never, items - rated, recent].map(String),
            };
          })}
          note="“Within 1 year” counts skills that you do alone or can teach and did within the last year."
        />
      </section>
      <Gaps of={of} />
      {checklist && <Certificates of={of} certificates={checklist.certificates} />}
      <Jobs openings={openings} />
      <RatedSkills of={of} />
      <p className="skills-signature">
        <span>Name</span> <span>Signature</span> <span>Date</span>
      </p>
    </>
  );
}

function Actions({ slug, of, isKept }: ResultViewProps) {
  const answers = writeAnswers(toAnswers(of));
  return (
    <div className="skills-actions">
      <button type="button" data-print className={buttonClass("outline", "normal", "needs-script")}>
        Print
      </button>
      {isKept ? (
        <>
          <a href={paths.skillsResultFile(slug)} download className={buttonClass("outline")}>
            Download as a data file
          </a>
          <a href={paths.skillsChecklist(slug)} className={buttonClass("solid")}>
            Change answers
          </a>
          <form method="post" action={paths.skillsResult(slug)}>
            <button type="submit" className={buttonClass("quiet")}>
              Remove from my profile
            </button>
          </form>
        </>
      ) : (
        <>
          <form method="post" action={paths.skillsResultFile(slug)}>
            <input type="hidden" name={carriedField} value={answers} />
            <button type="submit" className={buttonClass("outline")}>
              Download as a data file
            </button>
          </form>
          <form method="post" action={paths.skillsChecklist(slug)}>
            <input type="hidden" name={carriedField} value={answers} />
            <button type="submit" name={changeField} value="1" className={buttonClass("solid")}>
              Change answers
            </button>
          </form>
          <a href={paths.login(paths.skillsChecklist(slug))} className={buttonClass("quiet")}>
            Log in to keep it
          </a>
        </>
      )}
    </div>
  );
}

function Jobs({ openings }: { openings: OpeningsView | null }) {
  if (!openings) return null;
  return (
    <section aria-labelledby="jobs" className="skills-openings grid gap-item">
      <h2 id="jobs">Open jobs in this specialty</h2>
      {openings.total === 0 ? (
        <p>
          No posting is open today.{" "}
          <a href={openings.wider.to} className="link">
            {openings.wider.label}
          </a>
        </p>
      ) : (
        <>
          <ul className="skills-jobs">
            {openings.jobs.map(({ slug, title, place }) => (
              <li key={slug}>
                <a href={paths.job(slug)} className="link">
                  {title}
                </a>{" "}
                <span className="text-ink-2">{place}</span>
              </li>
            ))}
          </ul>
          <p>
            <a href={openings.search} className={buttonClass("outline")}>
              {openings.total === 1 ? "See the job" : `See all ${formatTotal(openings)} jobs`}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
