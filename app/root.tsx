import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import appleTouchIcon from "./offline/icons/apple-touch-icon.png?url";
import { OfflineBar } from "./offline/offline-bar.tsx";
import { useOfflineEscape } from "./offline/use-offline-escape.ts";
import { paths } from "./paths.ts";
import { createQueryClient } from "./platform/query-client.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { NotFoundScreen } from "./shell/not-found-screen.tsx";
import { toPageMeta } from "./shell/page-meta.ts";
import { useFocusOnNavigation } from "./shell/use-focus-on-navigation.ts";
import { site } from "./site.ts";
import { Toaster } from "./ui/toaster.tsx";
import "./styles.css";

export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  return {
    viewer: viewer && {
      firstName: viewer.firstName,
      lastName: viewer.lastName,
      email: viewer.email,
      role: viewer.role,
      profileImageUrl: viewer.profileImageUrl,
    },
    siteUrl: context.env.SITE_URL,
  };
}

export const meta: MetaFunction = ({ error }) => {
  if (!error) return toPageMeta({ title: site.tagline });
  return toPageMeta({
    title: isMissingPage(error) ? "Page not found" : "Something went wrong",
    isIndexed: false,
  });
};

const isMissingPage = (error: unknown) =>
  isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);

export const links: LinksFunction = () => [
  { rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: appleTouchIcon },
  { rel: "manifest", href: paths.manifest() },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={site.barColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={site.barColors.dark} />
        <Meta />
        <CanonicalLink />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col font-sans">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { viewer } = useLoaderData<typeof loader>();
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Shell viewer={viewer}>
        <Outlet />
      </Shell>
      <Toaster />
    </QueryClientProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const [queryClient] = useState(createQueryClient);
  const viewer = useRouteLoaderData<typeof loader>("root")?.viewer ?? null;
  const isLeaving = useOfflineEscape(error);
  return (
    <QueryClientProvider client={queryClient}>
      <Shell viewer={viewer}>
        {isMissingPage(error) ? <NotFoundScreen /> : isLeaving ? null : <ErrorScreen />}
      </Shell>
      <Toaster />
    </QueryClientProvider>
  );
}

function Shell({
  viewer,
  children,
}: {
  viewer: Parameters<typeof Header>[0]["viewer"];
  children: ReactNode;
}) {
  useFocusOnNavigation();
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <Header viewer={viewer} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <OfflineBar />
    </>
  );
}

/** The page's one address, from `canonical` in its loader's data. */
function CanonicalLink() {
  const matches = useMatches();
  const siteUrl = useRouteLoaderData<typeof loader>("root")?.siteUrl;
  const path = matches.map(({ data }) => toCanonical(data)).findLast((canonical) => canonical !== null);
  return siteUrl && path ? <link rel="canonical" href={new URL(path, siteUrl).href} /> : null;
}

function toCanonical(data: unknown): string | null {
  return typeof data === "object" &&
    data !== null &&
    "canonical" in data &&
    typeof data.canonical === "string"
    ? data.canonical
    : null;
}
