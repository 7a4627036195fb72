import { Form, Link } from "@remix-run/react";
import { RowButton } from "#app/desk/frame/list/list-controls.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import type { toSynonymView, toWordView } from "./word-view.server.ts";

export function WordTable({ words }: { words: readonly ReturnType<typeof toWordView>[] }) {
  return (
    <Form method="post" preventScrollReset>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">Words</th>
            <th scope="col">What is missing</th>
            <th scope="col" className="number">
              Postings
            </th>
            <th scope="col">Last seen</th>
            <th scope="col">
              <span className="sr-only">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ id, phrase, to, sample, chip, postings, lastSeen, state }) => (
            <tr key={id} data-row>
              <th scope="row" className="font-normal">
                <Link to={to} data-open className="link font-semibold">
                  {phrase}
                </Link>
                {sample && <span className="wrap-anywhere block text-ink-2 text-sm">{sample}</span>}
              </th>
              <td data-label="What is missing" className="whitespace-nowrap">
                <Chips chips={[chip]} />
              </td>
              <td data-label="Postings" className="number">
                {postings}
              </td>
              <td data-label="Last seen">{lastSeen}</td>
              <td>
                {state === "given" ? (
                  "Given a meaning"
                ) : (
                  <StateButton id={id} phrase={phrase} isOpen={state === "open"} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Form>
  );
}

interface StateButtonProps {
  id: number;
  phrase: string;
  isOpen: boolean;
}

/** Must be inside a form. */
export function StateButton({ id, phrase, isOpen }: StateButtonProps) {
  const label = isOpen ? "Ignore" : "Open again";
  return <RowButton name={isOpen ? "ignore" : "open"} value={id} label={label} about={phrase} deskKey="e" />;
}

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
