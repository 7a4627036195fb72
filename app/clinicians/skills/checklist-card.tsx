import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import type { ChecklistCardView } from "./checklist-groups.server.ts";
import { toMinutes, toProgress } from "./skill-words.ts";

export function ChecklistCard({ card, rated }: { card: ChecklistCardView; rated: number }) {
  const { slug, title, lead, items, open, search, keptOn } = card;
  return (
    <article className="card">
      <h3 className="card-title">{title}</h3>
      <p className="text-ink-2 text-md">{lead}</p>
      <p className="mt-auto text-ink-2 text-sm">
        {rated > 0 ? `${toProgress(rated, items)} rated` : `${items} skills`}, {toMinutes(items)} minutes
      </p>
      <p className="skills-card-links">
        <ButtonLink to={paths.skillsChecklist(slug)} size="small">
          Rate your skills<span className="sr-only">: {title}</span>
        </ButtonLink>
        {open !== null && open > 0 && (
          <Link to={search} className="link">
            {formatCount(open)} open {open === 1 ? "job" : "jobs"}
            <span className="sr-only"> for this checklist</span>
          </Link>
        )}
        {keptOn && (
          <Link to={paths.skillsResult(slug)} className="link">
            Your result of {keptOn}
          </Link>
        )}
      </p>
    </article>
  );
}
