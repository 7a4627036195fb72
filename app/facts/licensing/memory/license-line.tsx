import { useEffect, useSyncExternalStore } from "react";
import { toIconStyle } from "#app/kit/ui/icon.tsx";
import { useMyLicense } from "./license-memory.ts";
import type { CardAnswer, ShortAnswer } from "./short-answer.ts";

export interface LicenseLineProps {
  work: string | null;
  /** By the license in the address or the account's. On a card it wins over a remembered one, which may be older. */
  told?: CardAnswer | null;
  /** Said where no license is known. */
  asked: string | null;
}

/** Reserved before the first paint when a license is remembered. */
export function LicenseLine({ work, told, asked }: LicenseLineProps) {
  const found = useShortAnswer(work);
  const answer = told ?? found;
  if (!work && !answer && !asked) return null;
  if (!answer) return <p className="license-line">{asked}</p>;
  const { className, style } = toAnswerLook(answer);
  return (
    <p className={`license-line ${className}`} style={style} data-tone={answer.tone}>
      {answer.text}
    </p>
  );
}

export const Answer = ({ answer }: { answer: CardAnswer }) => (
  <span {...toAnswerLook(answer)}>{answer.text}</span>
);

function toAnswerLook({ tone }: CardAnswer) {
  const icon = tone === "good" ? "badge-check" : tone === "warn" ? "clock" : null;
  return icon
    ? { className: "license-answer icon-before", style: toIconStyle(icon, 16) }
    : { className: "license-answer" };
}

type Rules = typeof import("./short-answer.ts");

let rules: Rules | null = null;
let isLoading = false;
const listeners = new Set<() => void>();

/** Loaded only in a browser that remembers a license. */
function load(): void {
  if (isLoading) return;
  isLoading = true;
  import("./short-answer.ts").then(
    (loaded) => {
      rules = loaded;
      for (const listener of listeners) listener();
    },
    () => {
      isLoading = false;
    },
  );
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Null until a license is remembered and the rules are loaded. */
export function useShortAnswer(work: string | null): ShortAnswer | null {
  const license = useMyLicense();
  const loaded = useSyncExternalStore(
    follow,
    () => rules,
    () => null,
  );
  const isAsked = license !== null && work !== null;
  // No event tells that a card with work to answer for has appeared.
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked]);
  return isAsked && loaded ? loaded.toShortAnswer(license, work) : null;
}
