import { Form, Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { RowButton } from "#app/desk/frame/list/list-controls.tsx";
import { type Chip, Chips } from "#app/kit/ui/chip.tsx";
import { PassOnForm } from "./pass-on-form.tsx";
import type { LinkedText, RequestRow } from "./request-view.ts";
import { listStatusSteps, statusTones } from "./status-steps.ts";

interface RequestTableProps {
  title: string;
  rows: readonly RequestRow[];
  action: string;
  words?: string;
}

export function RequestTable({ title, rows, action, words }: RequestTableProps) {
  if (rows.length === 0) return null;
  return (
    <table className="desk-table" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Request</th>
          <th scope="col">Status</th>
          <th scope="col">Sent</th>
          <th scope="col">
            <span className="sr-only">Change the status</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.publicId} row={row}>
            {row.isOurs && <Steps row={row} action={action} words={words} />}
            {row.hidesFrom.length > 0 && (
              <p className="wrap-anywhere max-w-64 pt-1.5 text-coral text-sm">
                Hides from {row.hidesFrom.join(", ")}. Pass it on to nobody but the employer of the posting.
              </p>
            )}
            {row.passOn && <PassOn row={row} passOn={row.passOn} action={action} words={words} />}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

interface PassOnProps extends Pick<RequestTableProps, "action" | "words"> {
  row: RequestRow;
  passOn: NonNullable<RequestRow["passOn"]>;
}

function PassOn({ row, passOn, action, words }: PassOnProps) {
  const form = (
    <PassOnForm passOn={passOn} publicId={row.publicId} about={row.title} action={action} words={words} />
  );
  if ("done" in passOn) return form;
  return (
    <details>
      <summary className="turn-mark inline-flex min-h-9 cursor-pointer items-center text-md">
        Sent it to the employer?
      </summary>
      {form}
    </details>
  );
}

function Row({ row, children }: { row: RequestRow; children: ReactNode }) {
  return (
    <tr data-row>
      <th scope="row" className="font-normal xl:w-52">
        {row.to ? (
          <Link to={row.to} data-open className="link font-semibold">
            {row.title}
          </Link>
        ) : (
          <span className="font-semibold">{row.title}</span>
        )}
        <span className="grid text-ink-2 text-sm md:min-w-32">
          <span>{row.by}</span>
          {row.contact.map((words) => (
            <span key={words.text} className="[&>a]:inline-block [&>a]:py-0.5">
              <Told words={words} />
            </span>
          ))}
        </span>
      </th>
      <td>
        {row.about.length > 0 && (
          <span className="block font-semibold">
            {row.about.map((words, at) => (
              <Fragment key={words.text}>
                {at > 0 && ", "}
                <Told words={words} />
              </Fragment>
            ))}
          </span>
        )}
        <Message row={row} />
        {row.file && (
          <span className="block text-sm">
            Attached: <Told words={row.file} />
          </span>
        )}
      </td>
      <td data-label="Status" className="xl:w-32">
        <Chips chips={row.isOurs ? listChips(row) : [{ label: "answered by its employer" }]} />
      </td>
      <td data-label="Sent" className="xl:w-32">
        <span className="md:block md:min-w-24">
          <time dateTime={row.isoTime}>{row.time}</time>
          {row.reference && <span className="block text-ink-2 text-sm">{row.reference}</span>}
        </span>
      </td>
      <td className="xl:w-56">{children}</td>
    </tr>
  );
}

const listChips = ({ status, due, assignee }: RequestRow): Chip[] => [
  { label: status, tone: statusTones[status] },
  ...(due ? [{ label: due.text, tone: due.isOver ? "coral" : "plain" } as const] : []),
  ...(assignee ? [{ label: `with ${assignee}` }] : []),
];

function Message({ row }: { row: RequestRow }) {
  const { begins, whole } = row.message;
  if (whole === null) return <span className="block text-ink-2">{begins}</span>;
  return (
    <details>
      <summary data-open className="text-ink-2">
        {begins}
      </summary>
      <p className="max-w-3xl whitespace-pre-line py-2">{whole}</p>
    </details>
  );
}

const Told = ({ words: { text, href } }: { words: LinkedText }) =>
  href ? (
    <a href={href} className="link">
      {text}
    </a>
  ) : (
    text
  );

function Steps({ row, action, words }: Pick<RequestTableProps, "action" | "words"> & { row: RequestRow }) {
  return (
    <Form method="post" action={action} preventScrollReset className="flex flex-wrap gap-1.5">
      <input type="hidden" name="publicId" value={row.publicId} />
      {words && <input type="hidden" name="find" value={words} />}
      {listStatusSteps(row.kind, row.status).map(({ status, label }) => (
        <RowButton
          key={status}
          name="status"
          value={status}
          label={label}
          about={row.title}
          deskKey={status === "contacted" && "e"}
        />
      ))}
    </Form>
  );
}
