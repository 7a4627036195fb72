import { useLocation } from "@remix-run/react";
import type { FormEvent } from "react";
import type { RefusedRequest } from "#app/kit/platform/http.ts";
import { Button } from "#app/kit/ui/button.tsx";

export function ErrorScreen({ refusal }: { refusal: RefusedRequest | null }) {
  const { pathname, search } = useLocation();
  // location.reload would ask to send a posted form again.
  const reload = (event: FormEvent) => {
    event.preventDefault();
    window.location.assign(pathname + search);
  };
  return (
    <div className="page grid justify-items-start gap-4 py-16">
      <h1>{refusal?.title ?? "Something went wrong"}</h1>
      <p className="max-w-2xl text-ink-2 text-lg">
        {refusal?.message ?? "We're sorry, but something unexpected happened."}
      </p>
      <form method="get" action={pathname} onSubmit={reload}>
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button>Refresh Page</Button>
      </form>
    </div>
  );
}
