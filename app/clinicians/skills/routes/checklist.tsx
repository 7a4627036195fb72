import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import {
  getChecklistScreen,
  notePosted,
  requireChecklist,
} from "#app/clinicians/skills/checklist-screen.server.ts";
import { toRated } from "#app/clinicians/skills/rated.ts";
import { countRated } from "#app/clinicians/skills/skill-answers.ts";
import { requireAnswers, saveSkillResult } from "#app/clinicians/skills/skill-results.server.ts";
import { toMinutes } from "#app/clinicians/skills/skill-words.ts";
import { SkillsScreen } from "#app/clinicians/skills/skills-screen.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const checklist = await requireChecklist(context, params.slug);
  const { slug, title, lead, groups } = checklist;
  const items = groups.reduce((sum, group) => sum + group.items.length, 0);
  const screen = await getChecklistScreen(context, checklist);
  const canonical = paths.skillsChecklist(slug);
  return { ...screen, slug, title, lead, items, canonical };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const checklist = await requireChecklist(context, params.slug);
  const { answers, isChange } = await requireAnswers(request, checklist);
  const viewer = await context.viewer();
  if (viewer && !isChange && countRated(answers) > 0) {
    await saveSkillResult(context.db, viewer.id, checklist.slug, toRated(checklist, answers), context.now);
    return redirect(paths.skillsResult(checklist.slug));
  }
  return data(null, { status: notePosted(context, answers, isChange) ? 200 : 400 });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return toPageMeta({ title: "Skills checklist not found", isIndexed: false });
  const { kind, title, items, lead } = data;
  if (kind === "result") return toPageMeta({ title: `${title}: skills profile`, isIndexed: false });
  return toPageMeta({
    title: toAnsweredTitle(`${title} skills checklist`, data.isRefused),
    description: `Rate ${items} skills from 0 to 3 and get a profile with gaps, certificates and open jobs. Free, no account. ${lead}`,
  });
};

export default function ChecklistPage() {
  const screen = useLoaderData<typeof loader>();
  const { title, lead, items, drawing, html } = screen;
  if (screen.kind === "result")
    return <SkillsScreen title={`${title}: your skills profile`} lead={lead} drawing={drawing} html={html} />;
  return (
    <SkillsScreen title={`${title} skills checklist`} lead={lead} drawing={drawing} html={html}>
      <div className="skills-scale">
        <p>
          {items} skills, about {toMinutes(items)} minutes. Rate each: <b>0</b> never done, <b>1</b> with
          help, <b>2</b> alone, <b>3</b> can teach. Say when you last did it. Skip what does not apply.
        </p>
        <p className="text-ink-2">
          {screen.keptOn
            ? `You see the ratings that your profile has since ${screen.keptOn}. Sending the form replaces them. `
            : "You can stop and come back. If you are logged out, we keep your ratings on this device only. If you are logged in, your result is also saved in your profile. "}
          <Link to={paths.skillsAssessment()} className="link">
            All checklists
          </Link>
        </p>
      </div>
    </SkillsScreen>
  );
}
