import { Link } from "@remix-run/react";
import { TextSection } from "#app/kit/ui/text-section.tsx";

export interface HiredRole {
  name: string;
  note: string;
  to: string | null;
}

export function RoleList({ roles }: { roles: readonly HiredRole[] }) {
  return (
    <TextSection id="roles" title="Roles">
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {roles.map(({ name, note, to }) => (
          <li key={name} className="grid content-start gap-0.5 border-line border-t pt-3">
            <h3 className="font-semibold">
              {to ? (
                <Link to={to} className="link">
                  {name}
                </Link>
              ) : (
                name
              )}
            </h3>
            <p className="text-ink-2 text-md">{note}</p>
          </li>
        ))}
      </ul>
    </TextSection>
  );
}
