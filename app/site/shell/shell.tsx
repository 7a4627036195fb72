import {
  Link,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { useViewer } from "#app/accounts/session/use-current-user.ts";
import { useProfileSync } from "#app/clinicians/profile/device/use-profile-sync.ts";
import { useSavedSync } from "#app/jobs/saved/use-saved-sync.ts";
import { useSiteStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { toIconStyle } from "#app/kit/ui/icon.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { Toaster } from "#app/kit/ui/toast/toaster.tsx";
import { isFramed } from "#app/pages/frame/framed.ts";
import { OfflineBar } from "#app/pages/offline/offline-bar.tsx";
import { type Crumb, toBreadcrumbList, toCrumbs } from "#app/pages/page/breadcrumbs.ts";
import { resultsHeadingId, useFocusOnNavigation } from "#app/pages/page/use-focus-on-navigation.ts";
import { paths } from "#app/paths.ts";
import { NarrowExtras } from "#app/site/shell/actions/narrow-extras.tsx";
import { Header } from "#app/site/shell/header/header.tsx";
import { useDismissal } from "#app/site/shell/header/use-dismissal.ts";
import { onPress } from "#app/site/shell/theme/theme.ts";
import { Footer } from "./footer.tsx";

interface ShellData {
  readAt: number;
  year: number;
}

/** If the root's loader failed, it renders as for a signed-out visitor. */
export function Shell({ hasCrumbs = true, children }: { hasCrumbs?: boolean; children: ReactNode }) {
  useFocusOnNavigation();
  useScrollBehavior();
  useDismissal();
  const root = useRouteLoaderData<ShellData>("root");
  const viewer = useViewer();
  const hasResults = useMatches().some(({ data }) => isList(data));
  useProfileSync(viewer !== null);
  useSavedSync(viewer !== null);
  const { pathname } = useLocation();
  const isDesk = isFramed(pathname);
  const isLoading = useNavigation().state !== "idle";
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {hasResults && (
        <a href={`#${resultsHeadingId}`} className="skip-link">
          Skip to results
        </a>
      )}
      {!isDesk && <NewJobsBanner />}
      <Header viewer={viewer} readAt={root?.readAt ?? 0} />
      {hasCrumbs && !isDesk && <BreadcrumbNav />}
      {isLoading && <div className="progress" />}
      <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} className="flex-1 outline-none">
        {children}
      </main>
      <Footer isSlim={accountPages.test(pathname)} year={root?.year} />
      {!isDesk && <NarrowExtras isSignedIn={viewer !== null} />}
      <OfflineBar />
      <Toaster />
    </>
  );
}

const accountPages = /^\/(dashboard|hiring|admin)\b/;

const isList = (data: unknown): boolean => typeof data === "object" && data !== null && "hasResults" in data;

/** Dismissed for the visit. The first script hides it before the first paint. */
function NewJobsBanner() {
  const { newToday } = useSiteStats();
  if (newToday === 0) return null;
  return (
    <aside aria-label="New today" className="banner">
      <Link to={paths.jobs("posted=today")} className="banner-link">
        {formatCount(newToday)} new jobs posted today!
      </Link>
      <button
        type="button"
        aria-label="Dismiss"
        {...onPress.dismissBanner}
        className="header-button needs-script icon-before"
        style={toIconStyle("x", 18)}
      />
    </aside>
  );
}

/** Must match app/styles.css, which has these anchors for links without JavaScript. */
const smoothAnchors = ["#areas-of-focus", "#contact"];

// React warns about layout effects on the server.
const useBeforeScrolling = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Must render before ScrollRestoration, whose effect uses the current styles. */
function useScrollBehavior(): void {
  const location = useLocation();
  const type = useNavigationType();
  // On the element, where the browser reads it when it scrolls.
  useBeforeScrolling(() => {
    const { pathname, hash } = location;
    const root = document.documentElement;
    const isAnchor = pathname === paths.home() && smoothAnchors.includes(hash);
    // POP is back, forward, or a link that the browser follows by itself.
    root.style.scrollBehavior = !isAnchor ? "auto" : type === "POP" ? "" : "smooth";
    // Reading a style makes Chromium apply the new one before it scrolls.
    void getComputedStyle(root).scrollBehavior;
  }, [location, type]);
  // After scrolling. Later scrolling, such as back to top, follows the style sheet again.
  useEffect(() => {
    document.documentElement.style.scrollBehavior = "";
  });
}

/** A page's data can have a `crumb` for an unreadable slug, or a whole `trail`. */
function BreadcrumbNav() {
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
