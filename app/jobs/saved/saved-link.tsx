import { Link } from "@remix-run/react";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { paths } from "#app/paths.ts";
import { maxSaved } from "./saved-entry.ts";
import { useSavedCount } from "./saved-store.ts";

export function SavedLink() {
  const count = useSavedCount();
  if (!count) return null;
  return (
    <Link
      to={paths.saved()}
      aria-label={`Saved jobs, ${toCountText(count)}`}
      className="header-button saved-link"
    >
      <Icon name="heart" />
      <span className="saved-count">{toCountText(count)}</span>
    </Link>
  );
}

/** An account may have more than the device. */
const toCountText = (count: number): string => (count < maxSaved ? formatCount(count) : `${maxSaved}+`);

/** Hidden without JavaScript, which saving needs. */
export function SavedMenuLink() {
  const count = useSavedCount();
  if (count === null) return null;
  return (
    <ButtonLink to={paths.saved()} look="outline" className="col-span-full">
      Saved jobs{count > 0 && ` (${toCountText(count)})`}
    </ButtonLink>
  );
}
