import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { mostMegabytes } from "#app/clinicians/documents/document.ts";
import { FileField, NameField } from "#app/clinicians/documents/file-field.tsx";
import { ShownFile } from "#app/clinicians/documents/shown-file.tsx";
import { SuggestionsLink } from "#app/clinicians/documents/suggestions-link.tsx";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./document.server.ts";

export { action, headers, loader } from "./document.server.ts";

export const meta = () => toAccountMeta("Document");

export default function DocumentPage() {
  const { document, isResume, takes, accept, notice } = useLoaderData<typeof loader>();
  const { publicId, name, label, facts, days, shown } = document;
  const refused = useActionData<typeof action>();
  // Without what the address says of an earlier change.
  const here = paths.document(publicId);
  const isPending = useNavigation().formData !== undefined;
  const findProblem = (field: "name" | "file") => (refused?.field === field ? refused.problem : null);
  return (
    <>
      <PageHeader title={name} lead={`${label}, ${facts}`} />
      <div className="page grid gap-6 pb-16">
        {notice && !refused && <Notice tone="good" title={notice} live />}
        <p className="text-ink-3 text-sm">{days}</p>
        {isResume && <SuggestionsLink />}
        {shown === "picture" && (
          <img
            key={days}
            src={paths.documentShown(publicId)}
            alt={`The file ${name}`}
            className="max-h-160 max-w-full justify-self-start rounded-card border border-line bg-surface object-contain"
          />
        )}
        {shown === "pdf" && (
          <ShownFile key={days} src={paths.documentShown(publicId)} name={name} kind={shown} />
        )}
        <a
          href={paths.documentFile(publicId)}
          download
          className={buttonClass("solid", "normal", "justify-self-start")}
        >
          Download
        </a>
        <div className="grid max-w-xl gap-6">
          <Form
            method="post"
            action={here}
            className="grid gap-4 rounded-panel border border-line bg-surface p-5 sm:p-7"
          >
            <h2>Rename</h2>
            <NameField label="Name" value={refused?.name ?? name} isRequired problem={findProblem("name")} />
            <Button look="outline" name="intent" value="rename" aria-disabled={isPending}>
              Save name
            </Button>
          </Form>
          <Form
            method="post"
            action={here}
            encType="multipart/form-data"
            className="grid gap-4 rounded-panel border border-line bg-surface p-5 sm:p-7"
          >
            <h2>Replace the file</h2>
            <FileField
              label="New file"
              hint={`Choose ${takes}, up to ${mostMegabytes} MB. The name stays, and the old file is deleted.`}
              accept={accept}
              problem={findProblem("file")}
            />
            <Button look="outline" name="intent" value="replace" aria-disabled={isPending}>
              {isPending ? "Saving..." : "Replace file"}
            </Button>
          </Form>
          <details className="rounded-panel border border-line bg-surface p-5 sm:p-7">
            <summary className="cursor-pointer font-semibold">Delete this document</summary>
            <Form method="post" action={here} className="grid gap-4 pt-4">
              <p>
                We delete the file for good. What was sent with an application stays with that application.
              </p>
              <Button look="danger" name="intent" value="delete" aria-disabled={isPending}>
                Delete for good
              </Button>
            </Form>
          </details>
        </div>
        <Link to={paths.documents()} className="link justify-self-start text-md">
          Back to your documents
        </Link>
      </div>
    </>
  );
}
