import { type FormEvent, useEffect, useRef } from "react";
import { type RememberedLicense, useMyLicense } from "#app/facts/licensing/memory/license-memory.ts";
import { StateOptions } from "#app/facts/licensing/question/license-form.tsx";
import type { SavedEntry } from "#app/jobs/saved/saved-entry.ts";
import type { AboutMe } from "#app/jobs/saved/saved-facts.ts";
import { useSaved } from "#app/jobs/saved/saved-store.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";

interface AboutFormProps {
  about: AboutMe;
  isPlaceKnown: boolean | null;
  onChange: (about: AboutMe) => void;
}

const control = "h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 font-normal";
const problemId = "from-problem";

export function AboutForm({ about, isPlaceKnown, onChange }: AboutFormProps) {
  const isUnknown = isPlaceKnown === false;
  const mine = useMyLicense();
  const isReady = useSaved() !== null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const from = String(new FormData(event.currentTarget).get("from")).trim();
    onChange({ ...about, from });
  }

  return (
    <form onSubmit={submit} className="saved-about print:hidden">
      <label className="grid gap-1 font-semibold text-md">
        {mine?.profession ? `My license (${toWork(mine)}) is from` : "I hold a license in"}
        <select
          value={about.license.slice(0, 2)}
          onChange={({ target }) => onChange({ ...about, license: target.value })}
          className={control}
        >
          <option value="">Not said</option>
          <StateOptions />
        </select>
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={about.multistate}
          disabled={!about.license}
          onChange={({ target }) => onChange({ ...about, multistate: target.checked })}
        />
        It is a multistate nursing license
      </label>
      <label className="grid gap-1 font-semibold text-md">
        Show the distance from
        <input
          name="from"
          defaultValue={about.from}
          key={about.from}
          maxLength={100}
          placeholder="City and state"
          aria-invalid={isUnknown || undefined}
          aria-describedby={isUnknown ? problemId : undefined}
          className={control}
        />
      </label>
      {/* Not before React: the browser would put the city into the address. */}
      <Button look="outline" disabled={!isReady}>
        Update
      </Button>
      <p id={problemId} role="alert" className="saved-problem col-span-full text-coral text-md">
        {isUnknown && `We do not know “${about.from}”. Type a city and its state, such as Denver, CO.`}
      </p>
    </form>
  );
}

const toWork = ({ label }: RememberedLicense): string => label.split(":", 1)[0]!;

export function RemovedNotice({ removed, onUndo }: { removed: readonly SavedEntry[]; onUndo: () => void }) {
  const undo = useRef<HTMLDivElement>(null);

  // The pressed button is gone with its row.
  useEffect(() => {
    if (removed.length > 0) undo.current?.querySelector("button")?.focus();
  }, [removed]);

  const [first] = removed;
  if (!first) return null;
  return (
    <Notice live className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
      <span>{removed.length === 1 ? `Removed: ${first.title}.` : `Removed ${removed.length} jobs.`}</span>
      <div ref={undo}>
        <Button type="button" look="outline" size="small" onClick={onUndo}>
          Undo
        </Button>
      </div>
    </Notice>
  );
}
