import { useLocation } from "@remix-run/react";
import type { FormEvent } from "react";
import { Button } from "#app/ui/button.tsx";

/** @param reference the request's id in our log, for a person who writes to us */
export function ErrorScreen({ reference }: { reference?: string }) {
  const { pathname, search } = useLocation();
  // Not location.reload: after a form was posted that would ask to post it again.
  const reload = (event: FormEvent) => {
    event.preventDefault();
    window.location.assign(pathname + search);
  };
  return (
    <div className="page grid justify-items-start gap-4 py-16">
      <h1 className="text-3xl">Something went wrong</h1>
      <p className="text-ink-2 text-lg">We're sorry, but something unexpected happened.</p>
      <form method="get" action={pathname} onSubmit={reload}>
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button>Refresh Page</Button>
      </form>
      {reference && <p className="text-ink-3 text-sm">Reference: {reference}</p>}
    </div>
  );
}
