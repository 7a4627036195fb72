import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?url";

/** One outline set, 24 px grid, 1.75 stroke; decorative, so the words beside it say what it means. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg aria-hidden="true" width={size} height={size} className={className ? `icon ${className}` : "icon"}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
