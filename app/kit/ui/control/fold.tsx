import type { ReactNode } from "react";
import { classNames } from "#app/kit/ui/class-names.ts";

interface FoldProps {
  title: ReactNode;
  isOpen?: boolean | undefined;
  className?: string;
  children: ReactNode;
}

/** A frame with one line, until it is pressed. */
export const Fold = ({ title, isOpen, className = "px-4", children }: FoldProps) => (
  <details
    open={isOpen || undefined}
    className={classNames("rounded-card border border-line bg-surface", className)}
  >
    <FoldLine>{title}</FoldLine>
    {children}
  </details>
);

/** What is always seen of a `details`. */
export const FoldLine = ({ className, children }: { className?: string; children: ReactNode }) => (
  <summary
    className={classNames(
      "turn-mark flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold",
      className,
    )}
  >
    {children}
  </summary>
);
