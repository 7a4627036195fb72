import { Fragment } from "react";
import type { PolicyView } from "./policy.server.ts";

type Section = PolicyView["sections"][number];

const cardClass = "grid gap-3 rounded-card border border-line bg-surface p-5";

export function RecordList({ records }: { records: Section["records"] }) {
  return (
    <ul className="grid gap-4">
      {records.map((record) => (
        <li key={record.what} className={cardClass}>
          <h3 className="text-lg">{record.what}</h3>
          <Rows
            rows={[
              ["What", record.details],
              ["Why", record.why],
              ["How long", record.howLong],
              ["Who reads it", record.who],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

export function KeptList({ entries, label }: { entries: Section["kept"]; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-4">
      {entries.map((entry) => (
        <li key={entry.name} className={cardClass}>
          <h3 className="text-lg">
            <code>{entry.name}</code>
          </h3>
          <Rows
            rows={[
              ["What for", entry.what],
              ["How long", entry.howLong],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

function Rows({ rows }: { rows: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      {rows.map(([name, text]) => (
        <Fragment key={name}>
          <dt className="text-ink-3 text-md">{name}</dt>
          <dd className="max-w-2xl pb-1 text-ink-2">{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
