import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { findChecklist, getKeptScreen } from "#app/clinicians/skills/checklist-screen.server.ts";
import { findSkillResult, removeSkillResult } from "#app/clinicians/skills/skill-results.server.ts";
import { SkillsScreen } from "#app/clinicians/skills/skills-screen.tsx";
import { notFound } from "#app/kit/platform/http.ts";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("My skills profile");
export const headers = accountHeaders;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const { slug = "" } = params;
  const kept = await findSkillResult(context.db, viewer.id, slug);
  if (!kept) throw notFound();
  const checklist = await findChecklist(context, slug);
  const drawn = await getKeptScreen(context, { slug, checklist, kept });
  return { title: kept.of.title, ...drawn };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  await removeSkillResult(context.db, viewer.id, params.slug ?? "");
  return redirect(paths.skillsAssessment());
}

export default function KeptResultPage() {
  const { title, ...drawn } = useLoaderData<typeof loader>();
  return <SkillsScreen title={`${title}: your skills profile`} lead="Kept in your profile." {...drawn} />;
}
