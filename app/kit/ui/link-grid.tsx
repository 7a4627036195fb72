import { Link } from "@remix-run/react";

export interface GridLink {
  name: string;
  to: string;
  note?: string | null;
}

export function LinkGrid({ links }: { links: readonly GridLink[] }) {
  return (
    <ul className="link-grid">
      {links.map(({ name, to, note }) => (
        <li key={to}>
          <Link to={to}>
            <b>{name}</b>
            {note && ` ${note}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}
