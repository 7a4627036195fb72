import { Chips } from "#app/kit/ui/chip.tsx";
import type { RequestView } from "./request-words.ts";

export function SentList({ requests }: { requests: readonly RequestView[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {requests.map(({ publicId, title, kind, reference, sent, chip, text }) => (
        <li key={publicId} className="grid gap-1 px-5 py-3.5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h3 className="wrap-anywhere text-md">{title}</h3>
            <Chips chips={[chip]} />
          </div>
          <p className="text-ink-3 text-sm tabular-nums">
            {[kind !== title && kind, reference, `Sent ${sent}`].filter(Boolean).join(" · ")}
          </p>
          <p className="text-ink-2 text-md">{text}</p>
        </li>
      ))}
    </ul>
  );
}
