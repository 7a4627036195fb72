import { Form } from "@remix-run/react";
import { trimQuery } from "#app/jobs/list/trim-query.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function HeroSearch() {
  return (
    <search aria-label="Find jobs">
      <Form
        method="get"
        action={paths.jobs()}
        onSubmit={trimQuery}
        className="flex max-w-xl items-center gap-2 rounded-card border border-line-strong bg-surface p-2 shadow-raised focus-within:border-accent has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-accent"
      >
        <label className="grid min-w-0 flex-1 px-2.5 font-semibold text-ink-2 text-sm">
          What do you do?
          <input
            type="search"
            name="query"
            placeholder="Title, specialty or employer"
            maxLength={200}
            className="h-8 w-full min-w-0 bg-transparent font-normal text-base text-ink outline-none"
          />
        </label>
        <Button className="min-h-13 self-stretch">
          <Icon name="search" />
          <span className="sr-only sm:not-sr-only">Search</span>
        </Button>
      </Form>
    </search>
  );
}
