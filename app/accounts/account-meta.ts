import type { HeadersFunction, MetaDescriptor } from "@remix-run/cloudflare";
import { site } from "#app/site.ts";

/** The title of an account's page; none of them is for search engines. */
export function toAccountMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${site.name}` }, { name: "robots", content: "noindex" }];
}

/** Never kept anywhere, signed in or not: the URL of a mailed link holds its secret. */
export const accountHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders?.get("retry-after");
  return {
    "cache-control": "private, no-store",
    ...(retryAfter ? { "retry-after": retryAfter } : {}),
  };
};
