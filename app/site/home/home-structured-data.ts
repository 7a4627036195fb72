import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

export function toSiteData(siteUrl: string) {
  const url = new URL(paths.home(), siteUrl).href;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${url}#organization`,
        name: site.name,
        url,
        logo: new URL("/favicon.svg", siteUrl).href,
        email: site.email,
        telephone: site.phone,
        address: site.address,
      },
      {
        "@type": "WebSite",
        "@id": `${url}#website`,
        name: site.name,
        url,
        publisher: { "@id": `${url}#organization` },
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${new URL(paths.jobs(), siteUrl).href}?query={search_term_string}`,
          },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
