import { useEffect, useSyncExternalStore } from "react";
import { Icon } from "#app/kit/ui/icon.tsx";
import { forgetLicense, useMyLicense } from "./license-memory.ts";
import type { CardAnswer, ShortAnswer } from "./short-answer.ts";

interface LicenseLineProps {
  work: string | null;
  /** By the license in the address, which wins over a remembered one. */
  told?: CardAnswer | null;
  /** Said where no license is known. */
  asked: string | null;
}

/** Reserved before the first paint when a license is remembered. */
export function LicenseLine({ work, told, asked }: LicenseLineProps) {
  const found = useShortAnswer(work);
  const answer = told ?? found;
  if (!work && !answer && !asked) return null;
  return (
    <p className="license-line" data-tone={answer?.tone}>
      {answer ? <Answer answer={answer} /> : asked}
    </p>
  );
}

export function LicenseDetail({ work }: { work: string | null }) {
  const answer = useShortAnswer(work);
  const mine = useMyLicense();
  return (
    <div className="license-line license-detail" data-tone={answer?.tone}>
      {answer && (
        <details>
          <summary>
            <Answer answer={answer} />
            <span className="link">Why?</span>
          </summary>
          {answer.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {answer.compact && (
            <p>
              Members as of {answer.compact.asOf}:{" "}
              <a href={answer.compact.url} className="link" rel="noopener">
                {answer.compact.name}, official list
              </a>
            </p>
          )}
          <p>
            You said: {mine?.label}.{" "}
            <button type="button" className="link min-h-11 cursor-pointer" onClick={() => forgetLicense()}>
              Remove my license
            </button>
          </p>
        </details>
      )}
    </div>
  );
}

function Answer({ answer }: { answer: CardAnswer }) {
  return (
    <span className="license-answer">
      {answer.tone === "good" && <Icon name="badge-check" size={16} />}
      {answer.tone === "warn" && <Icon name="clock" size={16} />}
      {answer.text}
    </span>
  );
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
function useShortAnswer(work: string | null): ShortAnswer | null {
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
