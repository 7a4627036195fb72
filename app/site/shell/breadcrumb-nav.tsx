import { Link, useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { type Crumb, toBreadcrumbList, toCrumbs } from "#app/pages/page/breadcrumbs.ts";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";

/** A page's data can have a `crumb` for an unreadable slug, or a whole `trail`. */
export function BreadcrumbNav() {
  const { pathname } = useLocation();
  const siteUrl = useRouteLoaderData<{ siteUrl: string }>("root")?.siteUrl;
  const leaf = useMatches().at(-1)?.data as { crumb?: string; trail?: Crumb[] } | null | undefined;
  const crumbs = leaf?.trail ?? toCrumbs(pathname, leaf?.crumb);
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="page pt-4 text-ink-2 text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ name, path }, index) => (
          <li key={name} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : path ? (
              <Link to={path} className="link inline-flex min-h-6 items-center">
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
      {siteUrl && <JsonLd data={toBreadcrumbList(siteUrl, crumbs)} />}
    </nav>
  );
}
