import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { OwnDesk } from "#app/accounts/own-desk/own-desk.tsx";
import {
  allTypes,
  documentKinds,
  mostDocuments,
  mostMegabytes,
  toAccept,
} from "#app/clinicians/documents/document.ts";
import { FileField, KindField, NameField } from "#app/clinicians/documents/file-field.tsx";
import { SuggestionsLink } from "#app/clinicians/documents/suggestions-link.tsx";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./documents.server.ts";

export { action, headers, loader } from "./documents.server.ts";

export const meta = () => toAccountMeta("Your documents");

export default function DocumentsPage() {
  const { groups, notice, isRead, count, isFull } = useLoaderData<typeof loader>();
  const isRefused = useActionData<typeof action>() !== undefined;
  return (
    <OwnDesk current={paths.documents()}>
      <PageHeader
        title="Your documents"
        lead="Only you can open them here. Employers and our staff see none of them on any page."
      />
      <div className="page grid gap-8 pb-16">
        {notice && !isRefused && (
          <Notice tone="good" title={notice} live>
            {isRead && <SuggestionsLink />}
          </Notice>
        )}
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid min-w-0 gap-6">
            {groups.map((group) => (
              <DocumentGroup key={group.kind} {...group} />
            ))}
            {count === 0 && (
              <p className="rounded-card border border-line bg-surface p-5 text-ink-2">
                None yet. Upload your résumé once, and scans of your licenses and certificates, to have them
                at hand on each of your devices.
              </p>
            )}
            <p className="max-w-2xl text-ink-2 text-md">
              What was sent with an application stays with that application, even if you replace or delete the
              document here. Deleting your account deletes all of them.
            </p>
          </div>
          <UploadForm key={count} isFull={isFull} />
        </div>
        <Link to={paths.dashboard()} className="link justify-self-start text-md">
          Back to my dashboard
        </Link>
      </div>
    </OwnDesk>
  );
}

interface ListedDocument {
  publicId: string;
  name: string;
  facts: string;
  days: string;
}

interface DocumentGroupProps {
  kind: string;
  heading: string;
  documents: readonly ListedDocument[];
}

const DocumentGroup = ({ kind, heading, documents }: DocumentGroupProps) => (
  <section aria-labelledby={`${kind}-documents`} className="grid gap-item">
    <h2 id={`${kind}-documents`}>{heading}</h2>
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {documents.map(({ publicId, name, facts, days }) => (
        <li key={publicId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5">
          <div className="min-w-0 flex-1 basis-60">
            <Link
              to={paths.document(publicId)}
              className="link wrap-anywhere inline-flex min-h-11 items-center font-semibold"
            >
              {name}
            </Link>
            <p className="text-ink-2 text-md">{facts}</p>
            <p className="text-ink-3 text-sm">{days}</p>
          </div>
          <a href={paths.documentFile(publicId)} download className={buttonClass("outline", "small")}>
            Download <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const kindOptions = Object.entries(documentKinds).map(([value, { label }]) => ({ value, label }));

function UploadForm({ isFull }: { isFull: boolean }) {
  const { key } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isPending = useNavigation().formData !== undefined;
  const findProblem = (field: "kind" | "name" | "file") =>
    refused?.field === field ? refused.problem : null;
  return (
    <section
      aria-labelledby="upload"
      className="grid gap-item rounded-panel border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id="upload">Upload a document</h2>
      {isFull && (
        <Notice tone="warn" title={`You have ${mostDocuments} documents`}>
          <p>That is the most. Delete one before you upload another.</p>
        </Notice>
      )}
      <Form method="post" action={paths.documents()} encType="multipart/form-data" className="grid gap-4">
        <input type="hidden" name={idempotencyKeyField} value={key} />
        <KindField options={kindOptions} value={refused?.typed.kind ?? ""} problem={findProblem("kind")} />
        <FileField
          label="File"
          hint={`A résumé as PDF, Word (DOC, DOCX), RTF or text. A license or certificate as PDF, JPEG, PNG, WebP or HEIC. Up to ${mostMegabytes} MB.`}
          accept={toAccept(allTypes)}
          problem={findProblem("file")}
        />
        <NameField
          label="Name (optional)"
          hint="We use the file's name if you leave it empty."
          value={refused?.typed.name ?? ""}
          problem={findProblem("name")}
        />
        <CollectionNotice use="keep your documents for you" />
        <Button aria-disabled={isPending}>{isPending ? "Uploading..." : "Upload document"}</Button>
      </Form>
    </section>
  );
}
