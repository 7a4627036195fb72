import { Link } from "@remix-run/react";
import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { paths } from "#app/paths.ts";

interface HiredRole {
  name: string;
  note: string;
  to: string | null;
}

export function RoleList({ roles }: { roles: readonly HiredRole[] }) {
  return (
    <PhoneFold title="Roles" heading="h2" id="roles">
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
    </PhoneFold>
  );
}

type WrittenRole = CatalogRecord<"hub">["roles"][number];

export const toHiredRole = ({ name, note, ...search }: WrittenRole): HiredRole => ({
  name,
  note,
  to: toSearch(search),
});

function toSearch({ profession, specialty }: Pick<WrittenRole, "profession" | "specialty">): string | null {
  const search = new URLSearchParams({
    ...(specialty && { specialty }),
    ...(findProfession(profession ?? null) && { profession }),
  });
  return search.size > 0 ? paths.jobs(search.toString()) : null;
}
