import { Form, Link } from "@remix-run/react";
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import { trimQuery } from "#app/jobs/list/trim-query.ts";
import { focusContent } from "#app/page/use-focus-on-navigation.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Disclosure } from "./disclosure.tsx";

const loadPalette = () => import("#app/navigation/palette/palette.tsx");

export function HeaderSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }> | null>(null);

  // A keyboard shortcut has no element to listen on.
  useEffect(() => {
    const openField = () => {
      const box = field.current?.closest("details");
      if (box) box.open = true;
      field.current?.focus();
    };
    const open = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "/") return;
      event.preventDefault();
      loadPalette().then((loaded) => setPalette(() => loaded.Palette), openField);
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);

  function search(event: FormEvent<HTMLFormElement>) {
    if (!trimQuery(event)) return;
    const box = event.currentTarget.closest("details");
    if (box) box.open = false;
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
            Or say it in a sentence<span className="hidden md:inline">&nbsp;(Ctrl /)</span>
          </Link>
        </p>
      </div>
      {Palette && <Palette onClose={() => setPalette(null)} />}
    </Disclosure>
  );
}
