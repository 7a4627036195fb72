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

export function NarrowExtras({ isSignedIn }: { isSignedIn: boolean }) {
  const [extras, setExtras] = useState<Extras | null>(null);
  const { pathname } = useLocation();

  // Nothing is rendered before the first scroll, so no element could load it.
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
