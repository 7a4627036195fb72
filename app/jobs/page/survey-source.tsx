import type { PayStanding } from "./pay-standing.ts";

export function SurveySource({ note, source }: { note: string; source: PayStanding["source"] }) {
  return (
    <p className="text-ink-3 text-sm">
      {note} Source:{" "}
      <a href={source.url} className="link">
        {source.name}
      </a>
      , {source.period}.
    </p>
  );
}
