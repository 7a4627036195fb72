import { Form, Link } from "@remix-run/react";
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/kit/ui/button.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import { focusContent } from "#app/pages/page/use-focus-on-navigation.ts";
import { paths } from "#app/paths.ts";
import { Disclosure } from "./disclosure.tsx";

type Suggestions = ComponentType<{ field: HTMLInputElement; onGo: () => void }>;

const loadSuggestions = () => import("#app/assistant/navigation/suggestions/search-suggestions.tsx");

function setBox(field: HTMLInputElement | null, isOpen: boolean): void {
  const box = field?.closest("details");
  if (box) box.open = isOpen;
}

export function HeaderSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null);

  // A keyboard shortcut has no element to listen on.
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "/") return;
      event.preventDefault();
      setBox(field.current, true);
      field.current?.focus();
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);

  // Without the list, Enter searches all the same.
  const suggest = () =>
    void loadSuggestions().then(
      (loaded) => setSuggestions(() => loaded.SearchSuggestions),
      () => {},
    );

  function search(event: FormEvent<HTMLFormElement>) {
    if (!trimQuery(event)) return;
    setBox(field.current, false);
    focusContent();
  }

  return (
    <Disclosure
      className="menu"
      label="Search jobs"
      summaryClassName="header-search"
      onOpen={() => field.current?.focus()}
      summary={
        <>
          <Icon name="search" />
          <span className="hidden flex-1 xl:block">Search</span>
        </>
      }
    >
      <div className="menu-panel menu-across">
        <search>
          <Form
            method="get"
            action={paths.jobs()}
            onSubmit={search}
            className="mx-auto flex w-full max-w-3xl gap-3"
          >
            <input
              ref={field}
              onFocus={suggest}
              type="search"
              name="query"
              aria-label="Search jobs, companies"
              placeholder="Search jobs, companies..."
              maxLength={200}
              autoComplete="off"
              className="h-12 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-4"
            />
            <Button className="min-h-12">Search</Button>
          </Form>
        </search>
        <p className="mx-auto max-w-3xl text-sm">
          <Link to={paths.aiNavigation()} className="link inline-flex min-h-9 items-center">
            Or say it in a sentence
          </Link>
        </p>
        {Suggestions && field.current && (
          <Suggestions field={field.current} onGo={() => setBox(field.current, false)} />
        )}
      </div>
    </Disclosure>
  );
}

/** Spec section 5: blank text is ignored. */
function trimQuery(event: FormEvent<HTMLFormElement>): boolean {
  const field = event.currentTarget.elements.namedItem("query");
  if (!(field instanceof HTMLInputElement)) return true;
  field.value = field.value.trim();
  if (field.value) return true;
  event.preventDefault();
  field.focus();
  return false;
}
