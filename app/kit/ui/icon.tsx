import type { CSSProperties } from "react";
import type { IconName } from "./icon-names.ts";
import { toIconPlace } from "./icon-place.ts";

/** Decorative: the words beside it carry the meaning. */
export function Icon({ name, size, className }: { name: IconName; size?: number; className?: string }) {
  return <i style={toIconStyle(name, size)} className={className ? `icon ${className}` : "icon"} />;
}

/** For an element with the class `icon-before`, which needs no element for its icon. Sizes are in pixels. */
export const toIconStyle = (name: IconName, size?: number): CSSProperties =>
  ({ "--icon": toIconPlace(name), "--icon-size": size && `${size}px` }) as CSSProperties;
