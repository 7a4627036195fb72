import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findInCatalog } from "#app/facts/catalog/catalog.ts";
import { paidOwners } from "#app/facts/reference/profession/paid-roles.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { guidesTitle, siteSections } from "#app/pages/sitemap/site-pages.server.ts";
import { paths } from "#app/paths.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const articles = (await findInCatalog(context, "articles")) ?? [];
  const pay = paidOwners.map(({ slug, name }) => ({ title: `${name} pay`, to: paths.rolePay(slug) }));
  const guides = articles.map(({ title, path }) => ({ title, to: path }));
  return {
    canonical: paths.sitemap(),
    sections: [...siteSections, { title: "Pay by profession", pages: pay }].map(({ title, pages }) => ({
      title,
      pages: [
        ...pages.map((page) => ({ title: page.title, to: page.to })),
        ...(title === guidesTitle ? guides : []),
      ],
    })),
  };
}

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Site map",
    description:
      "Every page of the site: jobs by profession, state and specialty, hiring, accounts and contact.",
  });

export default function SitemapPage() {
  const { sections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Site map" lead="Every page of the site, by subject." />
      <div className="page grid gap-10 pb-16">
        {sections.map((section, i) => (
          <section key={section.title} aria-labelledby={`section-${i}`}>
            <h2 id={`section-${i}`} className="border-line border-b pb-2 text-lg">
              {section.title}
            </h2>
            <ul className="pt-2 sm:columns-2 md:columns-3 lg:columns-4">
              {section.pages.map((page) => (
                <li key={page.to} className="break-inside-avoid">
                  <Link
                    to={page.to}
                    discover="none"
                    className="inline-flex min-h-11 items-center py-1 text-ink-2 text-md hover:text-ink hover:underline"
                  >
                    {page.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
