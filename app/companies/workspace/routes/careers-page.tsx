import { useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { ImageForms } from "#app/companies/workspace/careers/image-forms.tsx";
import { CareersTextForm } from "#app/companies/workspace/careers/text-form.tsx";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./careers-page.server.ts";

export { action, headers, loader } from "./careers-page.server.ts";

export const meta = () => toAccountMeta("Careers page");

export default function CareersPageEditor() {
  const { company, isKnown, notice, saved, revision, images, isWaiting, isDown, reason } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <HiringPage
      company={company}
      part="careers"
      title="Careers page"
      lead="What candidates see above your open jobs: who you are, in words and pictures. All of it is optional."
      actions={
        isKnown && (
          <ButtonLink to={paths.employer(company.slug)} look="outline">
            See your page
          </ButtonLink>
        )
      }
    >
      {notice && !answer && <Notice {...notice} live />}
      {!isKnown && <p>Visitors see it with your first posting, once we have read that.</p>}
      {isDown && (
        <Notice tone="bad" title="We took down your texts and pictures.">
          <p className="wrap-anywhere whitespace-pre-line">The reason: {reason}</p>
          <p>Your open jobs are still on the page. Correct what is wrong and save: a person reads it.</p>
        </Notice>
      )}
      {!isDown && reason !== null && (
        <Notice tone="warn" title="We did not publish the texts below.">
          <p className="wrap-anywhere whitespace-pre-line">The reason: {reason}</p>
          <p>Visitors see the texts from before. Correct these and save them.</p>
        </Notice>
      )}
      {isWaiting && (
        <Notice tone="warn" title="A person reads the texts below before visitors see them.">
          Until then visitors see {isDown ? "none" : "those from before"}.
        </Notice>
      )}
      <section
        aria-labelledby="texts"
        className="grid max-w-3xl gap-item sm:[&_form>button]:justify-self-start"
      >
        <h2 id="texts">Texts</h2>
        <CareersTextForm saved={saved} revision={revision} answer={answer?.text} />
      </section>
      <ImageForms images={images} answer={answer?.image} />
    </HiringPage>
  );
}
