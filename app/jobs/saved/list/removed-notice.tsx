import { useEffect, useRef } from "react";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { SavedEntry } from "#app/jobs/saved/saved-entry.ts";

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
