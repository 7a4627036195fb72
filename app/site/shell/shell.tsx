import { useLocation, useMatches, useNavigation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useViewer } from "#app/accounts/session/use-viewer.ts";
import { OfflineBar } from "#app/pages/offline/offline-bar.tsx";
import { resultsHeadingId, useFocusOnNavigation } from "#app/pages/page/use-focus-on-navigation.ts";
import { useProfileSync } from "#app/clinicians/profile/device/use-profile-sync.ts";
import { NarrowExtras } from "#app/site/shell/floating/narrow-extras.tsx";
import { Header } from "#app/site/shell/header/header.tsx";
import { useDismissal } from "#app/site/shell/header/use-dismissal.ts";
import { Toaster } from "#app/kit/ui/toast/toaster.tsx";
import { BreadcrumbNav } from "./breadcrumb-nav.tsx";
import { Footer } from "./footer.tsx";
import { NewJobsBanner } from "./new-jobs-banner.tsx";
import { useScrollBehavior } from "./use-scroll-behavior.ts";

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
  const isDesk = useLocation().pathname.startsWith("/admin");
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
      {!isDesk && (
        <>
          <Footer year={root?.year} />
          <NarrowExtras isSignedIn={viewer !== null} />
        </>
      )}
      <OfflineBar />
      <Toaster />
    </>
  );
}

const isList = (data: unknown): boolean => typeof data === "object" && data !== null && "hasResults" in data;
