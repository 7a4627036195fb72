import { Link, type LinkProps } from "@remix-run/react";
import { type ButtonHTMLAttributes, type MouseEvent, useRef } from "react";
import { classNames } from "./class-names.ts";

type Look = "solid" | "outline" | "quiet" | "danger";
type Size = "normal" | "small";

const base =
  "inline-flex items-center justify-center gap-2 rounded-control border font-semibold text-md [transition:background-color_150ms] disabled:cursor-default disabled:opacity-60 aria-disabled:opacity-60 cursor-pointer text-center sm:whitespace-nowrap";
const looks: Record<Look, string> = {
  solid: "border-transparent bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong",
  outline: "border-line-strong bg-transparent text-ink hover:bg-sunken active:bg-sunken",
  quiet: "border-transparent bg-transparent text-ink-2 hover:bg-sunken hover:text-ink",
  danger: "border-coral bg-transparent text-coral hover:bg-coral-soft",
};
const sizes: Record<Size, string> = {
  normal: "min-h-11 px-[min(1.125rem,5vw)]",
  small: "min-h-9 px-3.5 text-sm",
};

export function buttonClass(look: Look = "solid", size: Size = "normal", extra?: string): string {
  return classNames(base, looks[look], sizes[size], extra);
}

interface Appearance {
  look?: Look;
  size?: Size;
}

const sameClickMs = 300;

/** Submits once on a double click or a held Enter. `aria-disabled` keeps the focus. */
export function Button({
  look,
  size,
  className,
  type = "submit",
  onClick,
  ...rest
}: Appearance & ButtonHTMLAttributes<HTMLButtonElement>) {
  const submittedAt = useRef(-sameClickMs);
  const isDisabled = String(rest["aria-disabled"]) === "true";

  function click(event: MouseEvent<HTMLButtonElement>) {
    // The second click can come before React has rendered the first one's effect.
    const isSoon = event.timeStamp - submittedAt.current < sameClickMs;
    const isRepeated = type === "submit" && isSoon;
    if (isDisabled || isRepeated) return event.preventDefault();
    submittedAt.current = event.timeStamp;
    onClick?.(event);
  }

  return (
    <button
      type={type}
      className={buttonClass(look, size, className)}
      onClick={click}
      // A press after the focus has been elsewhere, as where an answer points to a mistake, is a new one.
      onBlur={() => {
        submittedAt.current = -sameClickMs;
      }}
      {...rest}
    />
  );
}

export function ButtonLink({ look, size, className, ...rest }: Appearance & LinkProps) {
  return <Link className={buttonClass(look, size, className)} {...rest} />;
}
