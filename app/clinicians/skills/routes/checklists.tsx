import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { ChecklistCard } from "#app/clinicians/skills/checklist-card.tsx";
import { listChecklistGroups } from "#app/clinicians/skills/checklist-groups.server.ts";
import { useOnDevice } from "#app/clinicians/skills/use-on-device.ts";
import "#app/clinicians/skills/skills.css";

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
