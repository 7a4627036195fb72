import { useViewer } from "#app/accounts/session/use-current-user.ts";
import { toIconStyle } from "#app/kit/ui/icon.tsx";
import { remove, save, useIsSaved } from "./saved-store.ts";

interface SaveButtonProps {
  slug: string;
  title: string;
  hasLabel?: boolean;
}

/** Invisible until scripts run, because saving needs the browser's storage. */
export function SaveButton({ slug, title, hasLabel = false }: SaveButtonProps) {
  const isSaved = useIsSaved(slug);
  const hasAccount = useViewer() !== null;

  function press() {
    const outcome = isSaved ? remove([slug]) : save({ slug, title, at: Date.now(), pay: null }, hasAccount);
    import("./after-saving.ts")
      .then(({ announceSaved }) => announceSaved(outcome, slug, hasAccount))
      .catch(() => {});
  }

  return (
    <button
      type="button"
      disabled={isSaved === null}
      aria-pressed={isSaved ?? undefined}
      aria-label={isSaved === null ? undefined : `Save ${title}`}
      onClick={press}
      className={hasLabel ? "save save-wide icon-before" : "save icon-before"}
      style={toIconStyle(isSaved ? "heart-full" : "heart")}
    >
      {hasLabel && "Save"}
    </button>
  );
}
