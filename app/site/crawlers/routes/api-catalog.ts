import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { serverPaths } from "#app/server-paths.ts";

/** RFC 9727: which API there is, as a linkset (RFC 9264). */
export function loader({ context }: LoaderFunctionArgs) {
  const toUrl = (path: string) => new URL(path, context.env.SITE_URL).href;
  const linkset = [
    {
      anchor: toUrl("/api/v1/"),
      "service-desc": [{ href: toUrl(serverPaths.apiDescription()), type: "application/json" }],
      "service-doc": [{ href: toUrl(serverPaths.developers()), type: "text/html" }],
      status: [{ href: toUrl("/api/health"), type: "application/json" }],
    },
  ];
  return toTaggedAnswer(JSON.stringify({ linkset }), "application/linkset+json", {
    // It has no charset: RFC 9264 has UTF-8 alone.
    "content-type": 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    link: `<${serverPaths.apiCatalog()}>; rel="api-catalog"`,
  });
}
