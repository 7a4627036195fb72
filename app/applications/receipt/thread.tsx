import { classNames } from "#app/kit/ui/class-names.ts";

export interface ThreadMessage {
  id: string;
  isOwn: boolean;
  by: string;
  at: string;
  text: string;
  files: { name: string; to: string | null }[];
  /** Nobody on this side has read it before. */
  isNew: boolean;
}

interface MessageEvent {
  kind: string;
  detail: Record<string, unknown>;
  at: number;
}

interface Reading {
  side: "applicant" | "company";
  names: { applicant: string; company: string };
  toTime: (ms: number) => string;
  /** Null once the file was removed. */
  toFile: (publicId: string) => string | null;
  /** When this side read it last. */
  readAt: number;
}

/** What both wrote, oldest first, of the events of an application that this side may know. */
export function toThread(
  events: readonly (MessageEvent & { actor?: string | null })[],
  { side, names, toTime, toFile, readAt }: Reading,
): ThreadMessage[] {
  return events.flatMap(({ kind, detail, at, actor }, index) => {
    if (kind !== "answer" && kind !== "reply") return [];
    const writer = kind === "reply" ? "applicant" : "company";
    const files = Array.isArray(detail.files) ? (detail.files as { id: string; name: string }[]) : [];
    const isOwn = writer === side;
    return [
      {
        id: `message-${index}`,
        isOwn,
        by: side === "company" && writer === "company" ? (actor ?? names.company) : names[writer],
        at: toTime(at),
        text: String(detail.text),
        files: files.map(({ id, name }) => ({ name, to: toFile(id) })),
        isNew: !isOwn && at >= readAt,
      },
    ];
  });
}

/** One column, so that it reads in order. Each message names its writer. */
export function Thread({ messages }: { messages: readonly ThreadMessage[] }) {
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, isOwn, by, at, text, files, isNew }) => (
        <li
          key={id}
          className={classNames(
            "grid max-w-2xl gap-1 rounded-card border border-line px-4 py-3",
            isOwn ? "ml-6 bg-sunken" : "mr-6 bg-surface",
          )}
        >
          <p className="flex flex-wrap gap-x-2 text-md">
            {isNew && <strong className="rounded-sm bg-amber-soft px-1.5 text-sm">New</strong>}
            <span className="wrap-anywhere font-semibold">{by}</span>
            <span className="text-ink-3 tabular-nums">{at}</span>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          {files.length > 0 && (
            <ul>
              {files.map(({ name, to }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
                <li key={index} className="wrap-anywhere">
                  {to ? (
                    <a href={to} className="link inline-flex min-h-11 items-center" download>
                      {name}
                    </a>
                  ) : (
                    `${name} (removed)`
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
