// The preview is HTML of the server, which brings no styles.
import "#app/facts/licensing/memory/license-detail.css";
import "#app/jobs/page/job-detail.css";
import "#app/jobs/postings/record/job-card.css";
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { steps, type WizardStep } from "#app/companies/posting/draft/wizard-steps.ts";
import { DraftSteps } from "#app/companies/posting/screens/draft-steps.tsx";
import { PlaceFields, TextFields } from "#app/companies/posting/screens/place-and-text-fields.tsx";
import { PayFields, RoleFields } from "#app/companies/posting/screens/role-and-pay-fields.tsx";
import { StepForm } from "#app/companies/posting/screens/step-form.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import type { action, loader } from "./step.server.ts";

export { action, headers, loader } from "./step.server.ts";

export const meta = ({ data }: { data?: { step: WizardStep; isRefused: boolean } }) =>
  toAccountMeta(
    toAnsweredTitle(data ? `${steps[data.step].name}: post a job` : "Post a job", data?.isRefused),
  );

/** An autosave changes nothing that the page shows. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
  formData?.get("intent") !== "autosave" && defaultShouldRevalidate;

/** A failed connection leaves the page and the typed text as they are. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (sent.get("intent") === "autosave") return { revision: null, isUnsent: true };
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const values = Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]));
    return { values, errors: {}, revision: Number(values.revision), isOvertaken: false, isUnsent: true };
  }
}

export default function StepPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action | typeof clientAction>();
  const refused = answer && "values" in answer ? answer : null;
  const { step, draft, isEdit } = page;
  const asked = page.checked.findings.map(({ field }) => field);
  return (
    <>
      <PageHeader
        title={steps[step].name}
        lead={isEdit && "You change a posting of yours. It stays as it is until you publish."}
      />
      <div className="page grid gap-stack pb-section">
        <DraftSteps draft={draft} current={step} />
        <StepForm
          key={`${draft}-${step}`}
          draft={draft}
          step={step}
          checked={page.checked}
          drawing={page.drawing}
          values={refused?.values ?? page.values}
          errors={refused?.errors ?? page.errors}
          notes={page.notes}
          revision={refused?.revision ?? page.revision}
          tab={page.tab}
          isOvertaken={refused?.isOvertaken ?? false}
          isUnsent={refused !== null && "isUnsent" in refused}
          answer={refused}
        >
          {step === "role" && page.options && (
            <RoleFields
              professions={page.options.professions}
              specialties={page.options.specialties}
              isAgency={page.isAgency}
              departments={page.departments}
            />
          )}
          {step === "place" && <PlaceFields asked={asked} />}
          {step === "pay" && <PayFields {...page.kinds} asked={asked} />}
          {step === "text" && <TextFields />}
        </StepForm>
      </div>
    </>
  );
}
