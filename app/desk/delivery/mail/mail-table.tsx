import { Form, Link } from "@remix-run/react";
import { RowButton } from "#app/desk/frame/list/row-button.tsx";
import { paths } from "#app/paths.ts";
import { Chips } from "#app/kit/ui/chip.tsx";
import type { toMailView } from "./mail-view.ts";

interface MailTableProps {
  mails: readonly ReturnType<typeof toMailView>[];
  action: string;
}

export function MailTable({ mails, action }: MailTableProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">Subject and recipient</th>
            <th scope="col">State</th>
            <th scope="col" className="number">
              Tries
            </th>
            <th scope="col">Written</th>
            <th scope="col">Last try</th>
            <th scope="col">
              <span className="sr-only">Try again</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.id} data-row>
              <th scope="row" className="font-normal">
                <Link to={paths.adminMailOne(mail.id)} data-open className="link font-semibold">
                  {mail.subject}
                </Link>
                <span className="block text-ink-2 text-sm">{mail.recipient}</span>
                {mail.problem && <span className="block text-coral text-sm">{mail.problem}</span>}
              </th>
              <td data-label="State" className="whitespace-nowrap">
                <Chips chips={[mail.state]} />
              </td>
              <td data-label="Tries" className="number">
                {mail.attempts}
              </td>
              <td data-label="Written">{mail.written}</td>
              <td data-label="Last try">{mail.tried ?? "–"}</td>
              <td>
                {mail.isRetryable && (
                  <RowButton
                    name="retry"
                    value={mail.id}
                    label="Try again"
                    about={`${mail.subject}, to ${mail.recipient}`}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Form>
  );
}
