import { useViewer } from "#app/accounts/session/use-current-user.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { remove, save, useIsSaved } from "./saved-store.ts";

interface SaveButtonProps {
  slug: string;
  title: string;
  hasLabel?: boolean;
}

/** Only reserves its place until scripts run, because saving needs the browser's storage. */
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
    <span className={hasLabel ? "save-place save-place-wide" : "save-place"}>
      {isSaved !== null && (
        <button
          type="button"
          aria-pressed={isSaved}
          aria-label={`Save ${title}`}
          onClick={press}
          className="save"
        >
          <Icon name="heart" />
          {hasLabel && "Save"}
        </button>
      )}
    </span>
  );
}
