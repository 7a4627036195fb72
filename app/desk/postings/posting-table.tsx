import { Form, Link } from "@remix-run/react";
import { deskPaths } from "#app/desk-paths.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { FirstInvalid } from "#app/kit/ui/control/field.tsx";
import { deskRejectionSchema } from "./canned-reasons.ts";
import type { PostingRowView } from "./posting-list.server.ts";
import { deskStatusNames, deskStatusTones } from "./posting-status.ts";
import { RejectFields } from "./reject-fields.tsx";

interface PostingTableProps {
  rows: readonly PostingRowView[];
  /** "due" of those that wait, the reason of one state, or the state of a mixed list. */
  last: "due" | "reason" | "status";
  /** The values that were checked, where rows can be checked. */
  picked?: readonly string[];
}

const lastNames = { due: "Due", reason: "Reason", status: "State" };

export function PostingTable({ rows, last, picked }: PostingTableProps) {
  return (
    <table className={picked ? "desk-table" : "desk-table desk-lines"}>
      <thead>
        <tr>
          {picked && (
            <th scope="col">
              <span className="sr-only">Check</span>
            </th>
          )}
          <th scope="col">Posting</th>
          <th scope="col">Company</th>
          <th scope="col">Place</th>
          <th scope="col">{last === "due" ? "Sent" : "Posted"}</th>
          <th scope="col">{lastNames[last]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.slug} data-row>
            {picked && (
              <td>
                <label className="tick">
                  <input
                    type="checkbox"
                    name={`pick${at}`}
                    value={row.pick}
                    defaultChecked={picked.includes(row.pick)}
                    aria-label={`Check ${row.title}, ${row.company}`}
                  />
                </label>
              </td>
            )}
            <th scope="row">
              <Link to={deskPaths.adminPosting(row.slug)} data-open className="link">
                {row.title}
              </Link>
            </th>
            <td>
              <span>
                <Link to={row.companyTo} className="link">
                  {row.company}
                </Link>
                {!row.isVerified && <span className="text-ink-3">, not verified</span>}
              </span>
            </td>
            <td>{row.place}</td>
            <td data-label={last === "due" ? "Sent" : "Posted"}>{row.sent}</td>
            <td data-label={last === "reason" ? "Reason" : undefined}>
              {last === "reason" ? row.reason : <LastChip row={row} last={last} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LastChip({ row: { due, status }, last }: { row: PostingRowView; last: "due" | "status" }) {
  if (last === "due" && due)
    return <Chips chips={[{ label: due.text, tone: due.isOver ? "coral" : "plain" }]} />;
  return <Chips chips={[{ label: deskStatusNames[status], tone: deskStatusTones[status] }]} />;
}

interface WaitingFormProps {
  rows: readonly PostingRowView[];
  action: string;
  answer?: RequestAnswer & { picked: string[] };
}

/** Both buttons are of one form, because both are about the checked postings. */
export function WaitingForm({ rows, action, answer }: WaitingFormProps) {
  const { fields, frame } = usePostedForm({ schema: deskRejectionSchema, answer });
  const { noValidate, id } = frame.formProps;
  return (
    <FirstInvalid.Provider value={frame.firstInvalid}>
      <Form id={id} noValidate={noValidate} method="post" action={action} className="grid gap-item">
        <PostingTable rows={rows} last="due" picked={answer?.picked ?? []} />
        <fieldset className="grid gap-3 rounded-card border border-line bg-surface p-5">
          <legend className="sr-only">With the checked postings</legend>
          <p className="font-semibold">With the checked postings</p>
          <div>
            <Button name="decision" value="approve" look="outline">
              Approve all checked
            </Button>
          </div>
          <details open={answer !== undefined}>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">
              Send all checked back with one reason
            </summary>
            <div className="grid max-w-2xl gap-4 pt-2">
              <RejectFields fields={fields} />
              <div>
                <Button name="decision" value="reject" look="outline">
                  Send back all checked
                </Button>
              </div>
            </div>
          </details>
        </fieldset>
      </Form>
    </FirstInvalid.Provider>
  );
}
