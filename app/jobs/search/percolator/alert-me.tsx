import { paths } from "#app/paths.ts";

interface AlertMeProps {
  /** As `toSearchAddress` gives it. */
  search: string;
  label?: string;
  className: string;
}

/** One press for who is logged in; others are asked for their address. The same on every copy of a page. */
export function AlertMe({ search, label = "Alert me", className }: AlertMeProps) {
  return (
    <form method="post" action={paths.newAlert()}>
      <input type="hidden" name="search" value={search} />
      <button type="submit" className={className}>
        {label}
      </button>
    </form>
  );
}
