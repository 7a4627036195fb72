import { useNavigate } from "@remix-run/react";
import { useEffect, useId, useState } from "react";
import { examples } from "#app/assistant/navigation/examples.ts";
import type { Suggestion } from "#app/assistant/navigation/suggestions.server.ts";
import type { FocusState } from "#app/kit/ui/pager.tsx";
import { resultsHeadingId } from "#app/pages/page/use-focus-on-navigation.ts";
import { paths } from "#app/paths.ts";
import { askSuggestions, clearRecent, listRecent, noteRecent } from "./typed-sentences.ts";
import "#app/kit/ui/control/suggest.css";

const pauseMs = 120;
const examplesShown = 4;
const nothingChosen = -1;

interface SearchSuggestionsProps {
  /** The header's own search field: it keeps the focus, and works without this list. */
  field: HTMLInputElement;
  onGo: () => void;
}

/** Makes a search field a combobox with a list: arrows choose, and Enter without a choice searches as before. */
export function SearchSuggestions({ field, onGo }: SearchSuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(field.value);
  const [recent, setRecent] = useState(listRecent);
  const [active, setActive] = useState(nothingChosen);
  const { found, isFailed } = useSuggestions(typed.trim());
  const isEmpty = typed.trim() === "";
  const shown = isEmpty ? toStarts(recent) : found;
  const chosen = shown[active];
  const toOptionId = (at: number) => `${id}-${at}`;

  function remember(sentence: string) {
    noteRecent(sentence);
    setRecent(listRecent());
  }

  async function choose({ to, title }: Suggestion) {
    const isExample = isEmpty && !recent.includes(title);
    const [first] = isExample ? await askSuggestions(title).catch(() => []) : [];
    if (/^tel:/.test(to)) return location.assign(to);
    remember(isEmpty ? title : typed);
    onGo();
    const state: FocusState = { focus: resultsHeadingId };
    navigate(first?.to ?? to, { state });
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      void choose(chosen);
    } else if (event.key === "Enter") {
      remember(field.value);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || shown.length === 0) return;
    event.preventDefault();
    const from = active === nothingChosen && step < 0 ? 0 : active;
    setActive((from + step + shown.length) % shown.length);
  }

  // The field is the header's own, so React hands it none of this component's listeners and attributes.
  useEffect(() => {
    const note = () => {
      setTyped(field.value);
      setActive(nothingChosen);
    };
    field.addEventListener("input", note);
    field.addEventListener("keydown", press);
    return () => {
      field.removeEventListener("input", note);
      field.removeEventListener("keydown", press);
    };
  });

  const isOpen = shown.length > 0;
  // A screen reader hears of the list through the field.
  useEffect(() => {
    const said = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(isOpen),
      "aria-controls": id,
      "aria-activedescendant": chosen ? `${id}-${active}` : "",
    };
    for (const [name, value] of Object.entries(said))
      if (value) field.setAttribute(name, value);
      else field.removeAttribute(name);
  }, [field, id, isOpen, chosen, active]);

  return (
    <div className="mx-auto w-full max-w-3xl">
      <div
        id={id}
        role="listbox"
        aria-label={isEmpty ? "Recent searches and examples" : "Suggestions"}
        className="suggest-list"
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
            className="suggest-option"
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
    </div>
  );
}

const toCount = (count: number): string =>
  count === 0 ? "" : count === 1 ? "1 suggestion" : `${count} suggestions`;

const toQuery = (name: string, text: string) => new URLSearchParams({ [name]: text }).toString();

const toStarts = (recent: readonly string[]): Suggestion[] => [
  ...recent.map((title) => ({ title, detail: "Recent", to: paths.jobs(toQuery("query", title)) })),
  ...examples
    .filter((title) => !recent.includes(title))
    .slice(0, Math.max(0, examplesShown - recent.length))
    .map((title) => ({ title, detail: "Example", to: `${paths.aiNavigation()}?${toQuery("q", title)}` })),
];

interface Suggested {
  found: readonly Suggestion[];
  isFailed: boolean;
}

const none: Suggested = { found: [], isFailed: false };

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
      if (isLast) setSuggested(answer);
    }, pauseMs);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [sentence]);
  return sentence === "" ? none : suggested;
}
