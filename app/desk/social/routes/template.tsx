import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { DeletePart, VariableList } from "#app/desk/social/editor/delete-part.tsx";
import { findSample } from "#app/desk/social/editor/post-view.server.ts";
import { TextEditors, useShownNetwork } from "#app/desk/social/editor/text-editor.tsx";
import { findSocialTemplate, receiveTemplate } from "#app/desk/social/text/social-templates.server.ts";
import { standardTexts } from "#app/desk/social/text/standard-texts.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { isRefusedForm, noteRefusedForm, toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: toAnsweredTitle("Social template", data?.isRefused), isIndexed: false });
/** Private pages keep their address, and the capitals of an id matter. */
export const headers = accountHeaders;

async function getTemplate({ db }: SiteContext, publicId = "") {
  const template = publicId === "new" ? null : await findSocialTemplate(db, publicId);
  if (!template && publicId !== "new") throw notFound();
  return template;
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const [template, sample] = await Promise.all([
    getTemplate(context, params.publicId),
    findSample(context.db, context.env.SITE_URL),
  ]);
  return {
    crumb: template?.name ?? "New template",
    isNew: template === null,
    name: template?.name ?? "",
    texts: template?.texts ?? standardTexts,
    sample,
    isRefused: isRefusedForm(context),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const template = await getTemplate(context, params.publicId);
  const received = await receiveTemplate(context, request, template, viewer.id);
  if (received.ok) throw goTo(deskPaths.adminSocialTemplates(`done=${received.done}`));
  noteRefusedForm(context);
  return unprocessed(received);
}

export default function TemplatePage() {
  const { isNew, name, texts, sample } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const tab = useShownNetwork(answer?.errors);
  const isPending = useNavigation().formData !== undefined;
  const hasTextError = answer && Object.keys(answer.errors).length > 0;
  const problem =
    answer?.problem ?? (hasTextError ? "Nothing was saved. Please look at the texts below." : null);
  return (
    <DeskPage
      title={isNew ? "New template" : name}
      lead={sample ? `Previews show the newest open posting: ${sample.shared.title}.` : undefined}
      back={{ to: deskPaths.adminSocialTemplates(), name: "Social templates" }}
    >
      {problem && <Notice tone="bad" title={problem} live />}
      <Form method="post" className="grid gap-4">
        <div className="grid max-w-md gap-1">
          <label htmlFor="name" className="font-semibold text-md">
            Name
          </label>
          <input
            id="name"
            name="name"
            required
            maxLength={80}
            defaultValue={answer?.name ?? name}
            aria-invalid={answer?.nameError ? true : undefined}
            aria-describedby={answer?.nameError ? "name-error" : undefined}
            className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-ink"
          />
          {answer?.nameError && (
            <p id="name-error" role="alert" className="text-coral text-sm">
              {answer.nameError}
            </p>
          )}
        </div>
        <VariableList />
        <TextEditors texts={answer?.texts ?? texts} sample={sample} errors={answer?.errors} {...tab} />
        <div className="border-line border-t pt-4">
          <Button name="intent" value="save" aria-disabled={isPending}>
            Save template
          </Button>
        </div>
      </Form>
      {!isNew && <DeletePart what="template" isPending={isPending} />}
    </DeskPage>
  );
}
