import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const tones = {
  good: "bg-accent-soft text-ink [&_strong]:text-accent-strong",
  bad: "bg-coral-soft text-ink [&_strong]:text-coral",
  warn: "bg-amber-soft text-ink [&_strong]:text-amber",
  plain: "bg-sunken text-ink",
};

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: string;
  children?: ReactNode;
  className?: string;
  /** Announces the message as the answer to an action. */
  live?: boolean;
}

export function Notice({ tone = "plain", title, children, className, live }: NoticeProps) {
  return (
    <div
      role={live ? (tone === "bad" ? "alert" : "status") : undefined}
      className={classNames("wrap-anywhere rounded-card px-4 py-3.5 text-md", tones[tone], className)}
    >
      {title && <strong className="block font-semibold">{title}</strong>}
      {children}
    </div>
  );
}
