import { useLocation } from "@remix-run/react";
import type { FormEvent } from "react";
import { Button } from "#app/ui/button.tsx";

export function ErrorScreen() {
  const { pathname, search } = useLocation();
  // location.reload would ask to resend a form that was posted.
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
    </div>
  );
}
