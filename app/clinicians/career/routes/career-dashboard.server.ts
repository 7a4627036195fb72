import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findCareer, findKept } from "#app/clinicians/career/career.server.ts";
import { goalFields, saveGoal } from "#app/clinicians/career/goals/goal-form.server.ts";
import { findRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { toProfile } from "#app/clinicians/profile/record/profile.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, unprocessed } from "#app/kit/platform/http.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { paths } from "#app/paths.ts";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  const profile = viewer && toProfile(await findRecord(context.db, viewer.id));
  return {
    canonical: paths.careerDashboard(),
    isSignedIn: viewer !== null,
    career: profile && (await findCareer(context, profile)),
    goals: profile?.goals ?? [],
    kept: viewer && (await findKept(context, viewer.id)),
    newGoalId: viewer ? randomId() : "new",
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  const viewer = await context.viewer();
  const form = Object.fromEntries(await requireForm(request, goalFields)) as Record<string, string>;
  const changed = await saveGoal(context, viewer?.id ?? null, form);
  if (changed.status === "saved") throw goTo(`${paths.careerDashboard()}#goals`);
  return changed.status === "invalid" ? unprocessed(changed) : changed;
}
