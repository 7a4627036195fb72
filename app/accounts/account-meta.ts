import type { HeadersFunction, MetaDescriptor } from "@remix-run/cloudflare";
import { site } from "#app/site.ts";

export function toAccountMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${site.name}` }, { name: "robots", content: "noindex" }];
}

/** No cache keeps these pages, because the URL of a mailed link holds its secret. */
export const accountHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders?.get("retry-after");
  return {
    "cache-control": "private, no-store",
    ...(retryAfter ? { "retry-after": retryAfter } : {}),
  };
};
