import type { HeadersFunction, MetaDescriptor } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { site } from "#app/site.ts";

export function AccountPanel({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="page py-10 md:py-16">
      <div className="mx-auto grid max-w-md gap-6">
        <header className="grid gap-2">
          <h1 className="work-title">{title}</h1>
          {lead && <p className="text-ink-2 text-lg">{lead}</p>}
        </header>
        <div className="grid gap-5 rounded-panel border border-line bg-surface p-5 sm:p-7">{children}</div>
      </div>
    </div>
  );
}

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
