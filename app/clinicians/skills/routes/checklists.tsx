import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import {
  type ChecklistCardView,
  listChecklistGroups,
} from "#app/clinicians/skills/checklist-groups.server.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import "#app/clinicians/skills/skills.css";
import { useEffect, useState } from "react";
import { countRated } from "#app/clinicians/skills/skill-answers.ts";
import { toMinutes, toProgress } from "#app/clinicians/skills/skill-words.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { whenUsed } from "#app/kit/ui/when-used.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return { groups: await listChecklistGroups(context), canonical: paths.skillsAssessment() };
}

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Skills checklists for nurses, NPs, PAs, physicians and techs",
    description:
      "Skills checklists as travel agencies use them, for 24 specialties. Rate yourself from 0 to 3, get a profile with gaps and open jobs, print it. Free, no account.",
  });

export default function ChecklistsPage() {
  const { groups } = useLoaderData<typeof loader>();
  const onDevice = useOnDevice();
  return (
    <>
      <PageHeader
        title="Skills assessment"
        lead="The checklist that agencies ask for, by specialty. Rate what you have done, see your strengths and gaps, then print it or take it along as a file."
      />
      <div className="page grid gap-12 pb-section">
        {groups.map(({ title, checklists }, at) => (
          <section key={title} aria-labelledby={`group-${at}`} className="grid gap-stack">
            <h2 id={`group-${at}`}>{title}</h2>
            <ul className="skills-cards">
              {checklists.map((card) => (
                <li key={card.slug}>
                  <ChecklistCard card={card} rated={onDevice.get(card.slug) ?? 0} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section aria-labelledby="how-it-works" className="prose text-ink-2">
          <h2 id="how-it-works" className="text-ink">
            How it works
          </h2>
          <ul>
            <li>
              Each skill gets 0 (never done), 1 (with help), 2 (alone) or 3 (can teach), and when you last did
              it. A checklist takes 10 to 13 minutes.
            </li>
            <li>
              Ratings stay on your device while you work. Without an account we store nothing. With one, your
              result is kept in your profile until you remove it.
            </li>
            <li>
              It is your own rating. An agency or a unit will ask for its own form and references, and this
              one gives you the answers.
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}

/** Empty until the page is used, as on the server. */
function useOnDevice(): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  // The server has no browser storage.
  useEffect(() => {
    let isGone = false;
    void whenUsed()
      .then(() => import("#app/clinicians/skills/device-answers.ts"))
      .then(({ listOnDevice }) => {
        const found = [...listOnDevice()].map(([slug, { answers }]) => [slug, countRated(answers)] as const);
        if (!isGone) setCounts(new Map(found));
      })
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  return counts;
}

function ChecklistCard({ card, rated }: { card: ChecklistCardView; rated: number }) {
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
