import { Form } from "@remix-run/react";
import { RowButton } from "#app/desk/frame/list/row-button.tsx";
import type { toSynonymView } from "./word-view.server.ts";

export function SynonymTable({ synonyms }: { synonyms: readonly ReturnType<typeof toSynonymView>[] }) {
  return (
    <Form method="post" preventScrollReset>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">Words</th>
            <th scope="col">Meaning</th>
            <th scope="col">Added</th>
            <th scope="col">Postings read again</th>
            <th scope="col">
              <span className="sr-only">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {synonyms.map(({ publicId, phrase, meaning, kind, added, progress, isActive }) => (
            <tr key={publicId} data-row>
              <th scope="row" className="font-semibold">
                {phrase}
              </th>
              <td data-label="Meaning">
                <span>
                  {meaning}
                  <span className="block text-ink-3 text-sm">{kind}</span>
                </span>
              </td>
              <td data-label="Added">{added}</td>
              <td data-label="Postings read again">{progress}</td>
              <td>
                {isActive && (
                  <RowButton name="undo" value={publicId} label="Take back" about={phrase} deskKey="e" />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Form>
  );
}
