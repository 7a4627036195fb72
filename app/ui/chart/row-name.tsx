import { Link } from "@remix-run/react";

interface RowNameProps {
  name: string;
  to?: string | null;
  className?: string;
}

/** The name of a chart's row, which may lead to a page of its own. */
export function RowName({ name, to, className = "link" }: RowNameProps) {
  return to ? (
    <Link to={to} className={className}>
      {name}
    </Link>
  ) : (
    name
  );
}
