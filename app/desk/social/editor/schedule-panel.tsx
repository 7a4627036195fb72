import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { type Chip, Chips } from "#app/kit/ui/chip.tsx";
import { paths } from "#app/paths.ts";

interface SchedulePanelProps {
  chips: readonly Chip[];
  when: string;
  due: string;
  isScheduled: boolean;
  isPending: boolean;
  error: string | null;
}

export function SchedulePanel({ chips, when, due, isScheduled, isPending, error }: SchedulePanelProps) {
  return (
    <section aria-labelledby="when" className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="when">When</h2>
        <Chips chips={chips} />
        <p className="text-ink-2">{when}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Button name="intent" value="save" look="outline" aria-disabled={isPending}>
          {isScheduled ? "Save and unschedule" : "Save draft"}
        </Button>
        <div className="grid gap-1">
          <label htmlFor="due" className="font-semibold text-md">
            Date and time, Eastern
          </label>
          <input
            id="due"
            name="due"
            type="datetime-local"
            defaultValue={due}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "due-error" : undefined}
            className="h-11 rounded-control border border-line-strong bg-surface px-3 text-ink"
          />
        </div>
        <Button name="intent" value="schedule" aria-disabled={isPending}>
          {isScheduled ? "Save and keep scheduled" : "Schedule"}
        </Button>
        <Button name="intent" value="send" look="outline" aria-disabled={isPending}>
          Put into the feed now
        </Button>
      </div>
      {error && (
        <p id="due-error" className="text-coral text-sm">
          {error}
        </p>
      )}
    </section>
  );
}

export function CardDownloads({ slug, isOpen }: { slug: string; isOpen: boolean }) {
  return (
    <section aria-labelledby="card" className="grid gap-2">
      <h2 id="card">Share card</h2>
      <p className="text-ink-2">
        The picture with title, pay and place. Networks take it from the link by themselves.
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={paths.card("jobs", slug)} download className={buttonClass("outline")}>
          Download PNG
        </a>
        <a href={paths.cardDrawing(slug)} download className={buttonClass("outline")}>
          Download SVG
        </a>
        <a href={paths.job(slug)} className={buttonClass("quiet")}>
          {isOpen ? "See the posting" : "See the closed posting"}
        </a>
      </div>
    </section>
  );
}
