import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { paths } from "#app/paths.ts";

interface Extras {
  FloatingMenu: ComponentType<{ isSignedIn: boolean }>;
  StickyAction: ComponentType;
}

async function loadExtras(): Promise<Extras> {
  const [{ FloatingMenu }, { StickyAction }] = await Promise.all([
    import("./floating-menu.tsx"),
    import("./sticky-action.tsx"),
  ]);
  return { FloatingMenu, StickyAction };
}

/** What floats over the page on a phone; fetched with its first scroll there. */
export function NarrowExtras({ isSignedIn }: { isSignedIn: boolean }) {
  const [extras, setExtras] = useState<Extras | null>(null);
  const { pathname } = useLocation();

  // Nothing of it is there before a scroll, so there is no element that could ask for it.
  useEffect(() => {
    const narrow = matchMedia("(width < 48rem)");
    const load = () => {
      if (!narrow.matches) return;
      removeEventListener("scroll", load);
      loadExtras().then(setExtras, () => addEventListener("scroll", load, { passive: true }));
    };
    addEventListener("scroll", load, { passive: true });
    return () => removeEventListener("scroll", load);
  }, []);

  if (!extras) return null;
  const { FloatingMenu, StickyAction } = extras;
  return (
    <div className="narrow-only">
      <FloatingMenu isSignedIn={isSignedIn} />
      {pathname === paths.home() && <StickyAction />}
    </div>
  );
}
