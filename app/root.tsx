import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { findJobStats } from "#app/jobs/search/openings/open-counts.server.ts";
import icons from "#app/kit/ui/icons.svg?url";
import { island } from "#app/kit/ui/island.tsx";
import { useAlive } from "#app/kit/ui/island-life.ts";
import { isFramed } from "#app/pages/frame/framed.ts";
import appleTouchIcon from "#app/pages/offline/icons/apple-touch-icon.png?url";
import { useOfflineEscape } from "#app/pages/offline/use-offline-escape.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { ErrorScreen, ForeignErrorShield } from "#app/site/shell/error/foreign-error-shield.tsx";
import { missingTitles, toMissing, toRefusedRequest } from "#app/site/shell/error/page-error.ts";
import { useDocumentInstead, useDrawnMark } from "#app/site/shell/error/use-document-instead.ts";
import { Shell } from "#app/site/shell/shell.tsx";
import { firstScript, restoreMemory } from "#app/site/shell/theme/theme.ts";
import { paths } from "./paths.ts";
import { site } from "./site.ts";
import "./styles.css";

const NotFoundScreen = island(() =>
  import("#app/site/shell/error/not-found-screen.tsx").then((module) => module.NotFoundScreen),
);

export async function loader({ context }: LoaderFunctionArgs) {
  const [viewer, stats] = await Promise.all([context.viewer(), findJobStats(context)]);
  // Keeps the spec's stand-in figures out of the cache.
  if (!stats) context.preventCaching();
  return {
    stats,
    year: new Date(context.now).getUTCFullYear(),
    readAt: viewer ? context.now : 0,
    viewer: viewer && {
      firstName: viewer.firstName,
      lastName: viewer.lastName,
      email: viewer.email,
      role: viewer.role,
      ...(viewer.deskRole && { deskRole: viewer.deskRole }),
      profileImageUrl: viewer.profileImageUrl,
    },
    ...(viewer?.waiting && { waiting: viewer.waiting }),
    siteUrl: context.env.SITE_URL,
  };
}

/** A new search, or a posting beside a list, changes nothing here and must not wait for a request. A rail counts anew. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod = "GET",
  defaultShouldRevalidate,
}) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !(isSamePage && formMethod === "GET") && (defaultShouldRevalidate || isFramed(nextUrl.pathname));
};

export const meta: MetaFunction = ({ error }) => {
  if (!error) return toPageMeta({ title: site.tagline });
  const missing = toMissing(error);
  const fallback = toRefusedRequest(error)?.title ?? "Something went wrong";
  return toPageMeta({
    title: missing ? missingTitles[missing.status] : fallback,
    isIndexed: false,
  });
};

export const links: LinksFunction = () => [
  { rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  // Only the styles name the icons, so they would come late, and offline not at all.
  { rel: "preload", href: icons, as: "image", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: appleTouchIcon },
  { rel: "manifest", href: paths.manifest() },
];

export function Layout({ children }: { children: ReactNode }) {
  // Renders once more when React has taken over: `Scripts` then takes its twenty elements away.
  useAlive();
  return (
    <ForeignErrorShield>
      {/* The first script sets attributes that React does not know about. */}
      <html lang="en" suppressHydrationWarning ref={restoreMemory}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={site.barColors.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={site.barColors.dark} />
          <script dangerouslySetInnerHTML={{ __html: firstScript }} />
          <Meta />
          <PageAddress />
          <Links />
        </head>
        <body className="flex min-h-dvh flex-col">
          {children}
          <ScrollRestoration />
          <Scripts />
        </body>
      </html>
    </ForeignErrorShield>
  );
}

export default function App() {
  useDrawnMark();
  return (
    <ForeignErrorShield>
      <Shell>
        <Outlet />
      </Shell>
    </ForeignErrorShield>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = toMissing(error);
  const isLeaving = [useDocumentInstead(error), useOfflineEscape(error)].includes(true);
  return (
    <Shell hasCrumbs={false}>
      {missing && <NotFoundScreen {...missing} />}
      {!missing && !isLeaving && <ErrorScreen refusal={toRefusedRequest(error)} />}
    </Shell>
  );
}

/** From `canonical` and `card` in the loader's data. The default card is the home page's. */
function PageAddress() {
  const matches = useMatches();
  const siteUrl = useRouteLoaderData<typeof loader>("root")?.siteUrl;
  const path = matches.map(({ data }) => findText(data, "canonical")).findLast((found) => found !== null);
  if (!siteUrl || !path) return null;
  const card = matches.map(({ data }) => findText(data, "card")).findLast((found) => found !== null);
  const url = new URL(path, siteUrl).href;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:image" content={new URL(card ?? paths.card("site", "home"), siteUrl).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function findText(data: unknown, name: "canonical" | "card"): string | null {
  const text = typeof data === "object" && data !== null ? (data as Record<string, unknown>)[name] : null;
  return typeof text === "string" ? text : null;
}
