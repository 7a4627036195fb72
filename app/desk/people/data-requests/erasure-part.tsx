import { eraseSchema } from "#app/applications/erasure/data-request.ts";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { PersonFindings } from "./person-findings.server.ts";

type Answer = Parameters<typeof usePostedForm>[0]["answer"];

export function FoundTable({ records, isErasure }: Pick<PersonFindings, "records"> & { isErasure: boolean }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">What we keep</th>
          <th scope="col">Found</th>
          {isErasure && <th scope="col">Left</th>}
          {isErasure && <th scope="col">What happens</th>}
        </tr>
      </thead>
      <tbody>
        {records.map(({ what, tables, found, left, outcome }) => (
          <tr key={what} data-row>
            <th scope="row" className="font-normal">
              <span className="font-semibold">{what}</span>
              <span className="wrap-anywhere block text-ink-3 text-sm">{tables}</span>
            </th>
            <td data-label="Found" className="tabular-nums">
              {formatCount(found)}
            </td>
            {isErasure && (
              <td data-label="Left" className="tabular-nums">
                {formatCount(left)}
              </td>
            )}
            {isErasure && <td data-label="What happens">{outcome}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function NotifiedNotice({ employers, owned }: Pick<PersonFindings, "employers" | "owned">) {
  return (
    <>
      {employers.length > 0 && (
        <Notice tone="warn" title="Tell the person which employers had an application">
          {employers.join("; ")}. We erase it for the employer too, with its notes and answers. We cannot call
          back an email that the employer already received.
        </Notice>
      )}
      {owned.length > 0 && (
        <Notice tone="warn" title="No owner is left">
          Nobody else owns {owned.join("; ")}. The company and its postings stay. Make someone else its owner
          first if its team should go on.
        </Notice>
      )}
    </>
  );
}

export function EraseForm({ answer, isStarted }: { answer: Answer; isStarted: boolean }) {
  const { fields, frame } = usePostedForm({ schema: eraseSchema, answer });
  const problem = fields.identity.errors?.[0];
  return (
    <PostedForm
      frame={frame}
      submit={isStarted ? "Erase again" : "Erase everything found"}
      submitting="Erasing..."
    >
      <label className="grid grid-cols-[auto_1fr] gap-x-3">
        <input
          type="checkbox"
          name={fields.identity.name}
          defaultChecked={fields.identity.initialValue === "on"}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "identity-error" : undefined}
          className="mt-1 size-5"
        />
        <span>I checked that the request comes from this person: they answered from this address.</span>
      </label>
      {problem && (
        <p id="identity-error" className="text-coral text-sm">
          {problem}
        </p>
      )}
      <Field
        label="Reason"
        hint="For example “Asked by email.” Do not name the person."
        meta={fields.reason}
        autoComplete="off"
      />
      <p className="text-ink-2 text-md">You cannot undo this.</p>
    </PostedForm>
  );
}
