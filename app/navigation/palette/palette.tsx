import { useNavigate } from "@remix-run/react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { resultsHeadingId } from "#app/page/use-focus-on-navigation.ts";
import { paths } from "#app/paths.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import type { FocusState } from "#app/ui/pager.tsx";
import { examples } from "../examples.ts";
import type { Suggestion } from "../suggestions.server.ts";
import { askSuggestions } from "./ask-suggestions.ts";
import { clearRecent, listRecent, noteRecent } from "./recent-searches.ts";
import "./palette.css";

const pauseMs = 120;
const examplesShown = 4;
const nothingChosen = -1;

const toPage = (sentence: string): string =>
  `${paths.aiNavigation()}?${new URLSearchParams({ q: sentence })}`;

/** Follows the pattern of a combobox with a list: the focus stays in the field, and arrows choose. */
export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [recent, setRecent] = useState(listRecent);
  const [active, setActive] = useState(nothingChosen);
  const { found, isFailed, of } = useSuggestions(typed.trim());
  const isEmpty = typed.trim() === "";
  const shown = isEmpty ? toStarts(recent) : found;
  const chosen = shown[active];

  function go(to: string, sentence: string) {
    noteRecent(sentence);
    onClose();
    const state: FocusState = { focus: resultsHeadingId };
    navigate(to, { state });
  }

  async function choose({ to, title }: Suggestion) {
    if (!isEmpty) return go(to, typed);
    // A sentence from the list is asked again, because the site may have changed.
    const [first] = await askSuggestions(title).catch(() => []);
    go(first?.to ?? to, title);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const sentence = typed.trim();
    if (chosen && (isEmpty || of === sentence)) return choose(chosen);
    if (isEmpty) return;
    const [first] = await askSuggestions(sentence).catch(() => []);
    go(first?.to ?? toPage(sentence), sentence);
  }

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || shown.length === 0) return;
    event.preventDefault();
    const from = active === nothingChosen && step < 0 ? 0 : active;
    setActive((from + step + shown.length) % shown.length);
  }

  const toOptionId = (at: number) => `${id}-${at}`;
  return createPortal(
    <Dialog open onClose={onClose} title="Search or go anywhere">
      <form action={paths.aiNavigation()} onSubmit={submit}>
        <input
          role="combobox"
          name="q"
          aria-label="Say what you need"
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={id}
          aria-activedescendant={chosen ? toOptionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={examples[0]}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActive(currentTarget.value.trim() === "" ? nothingChosen : 0);
          }}
          onKeyDown={move}
          className="palette-field"
        />
      </form>
      <div
        id={id}
        role="listbox"
        aria-label={isEmpty ? "Recent searches and examples" : "Suggestions"}
        className="palette-list"
      >
        {shown.map((suggestion, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys choose.
          <div
            key={suggestion.to}
            id={toOptionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onClick={() => choose(suggestion)}
            onPointerMove={() => setActive(at)}
            className="palette-option"
          >
            <span>{suggestion.title}</span>
            {suggestion.detail && <small>{suggestion.detail}</small>}
          </div>
        ))}
      </div>
      <p role="status" className={isFailed ? "pt-2 text-sm" : "sr-only"}>
        {isFailed ? "No suggestions right now. Press Enter to search." : toCount(isEmpty ? 0 : shown.length)}
      </p>
      {isEmpty && recent.length > 0 && (
        <button
          type="button"
          className="link min-h-11 cursor-pointer"
          onClick={() => {
            clearRecent();
            setRecent([]);
            setActive(nothingChosen);
          }}
        >
          Clear recent searches
        </button>
      )}
    </Dialog>,
    document.body,
  );
}

const toCount = (count: number): string =>
  count === 0 ? "" : count === 1 ? "1 suggestion" : `${count} suggestions`;

const toStarts = (recent: readonly string[]): Suggestion[] => [
  ...recent.map((title) => ({ title, detail: "Recent", to: toPage(title) })),
  ...examples
    .filter((title) => !recent.includes(title))
    .slice(0, Math.max(0, examplesShown - recent.length))
    .map((title) => ({ title, detail: "Example", to: toPage(title) })),
];

interface Suggested {
  found: readonly Suggestion[];
  isFailed: boolean;
  /** The sentence that was asked. */
  of: string;
}

const none: Suggested = { found: [], isFailed: false, of: "" };

function useSuggestions(sentence: string): Suggested {
  const [suggested, setSuggested] = useState(none);
  // Typing pauses before the site is asked, and only the last sentence counts.
  useEffect(() => {
    if (sentence === "") return;
    let isLast = true;
    const timer = setTimeout(async () => {
      const answer = await askSuggestions(sentence).then(
        (found) => ({ found, isFailed: false }),
        () => ({ found: [], isFailed: true }),
      );
      if (isLast) setSuggested({ ...answer, of: sentence });
    }, pauseMs);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [sentence]);
  return sentence === "" ? none : suggested;
}
