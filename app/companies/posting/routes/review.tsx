import { useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { DraftSteps } from "#app/companies/posting/screens/draft-steps.tsx";
import { ReviewScreen } from "#app/companies/posting/screens/review-screen.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import type { action, loader } from "./review.server.ts";

export { action, headers, loader } from "./review.server.ts";

export const meta = () => toAccountMeta("Review and publish");

export default function ReviewPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Review and publish"
        lead={page.isEdit ? "You change a posting of yours." : "See it as candidates will."}
      />
      <div className="page grid gap-stack pb-section">
        <DraftSteps draft={page.draft} current="review" />
        <ReviewScreen {...page} refused={useActionData<typeof action>()} />
      </div>
    </>
  );
}
