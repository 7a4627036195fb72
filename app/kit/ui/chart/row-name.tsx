import { Link } from "@remix-run/react";

interface RowNameProps {
  name: string;
  to?: string | null;
  className?: string;
}

export function RowName({ name, to, className = "link" }: RowNameProps) {
  return to ? (
    <Link to={to} className={className}>
      {name}
    </Link>
  ) : (
    name
  );
}
