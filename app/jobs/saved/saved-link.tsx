import { Link } from "@remix-run/react";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { paths } from "#app/paths.ts";
import { useSavedCount } from "./saved-store.ts";

export function SavedLink() {
  const count = useSavedCount();
  if (!count) return null;
  return (
    <Link
      to={paths.saved()}
      aria-label={`Saved jobs, ${formatCount(count)}`}
      className="header-button saved-link"
    >
      <Icon name="heart" />
      <span className="saved-count">{formatCount(count)}</span>
    </Link>
  );
}

/** Hidden without JavaScript, which saving needs. */
export function SavedMenuLink() {
  const count = useSavedCount();
  if (count === null) return null;
  return (
    <ButtonLink to={paths.saved()} look="outline" className="col-span-full">
      Saved jobs{count > 0 && ` (${formatCount(count)})`}
    </ButtonLink>
  );
}
