import { useLocation } from "@remix-run/react";
import { Component, type FormEvent, type ReactNode } from "react";
import type { RefusedRequest } from "#app/kit/platform/http.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { isForeignError } from "./foreign-errors.ts";

const mostRedraws = 3;
const redrawsAreForgottenMs = 10_000;

/** Renders again after foreign code broke the page. Other and repeated errors reach the error screen. */
export class ForeignErrorShield extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  redraws = 0;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.redraws += 1;
    setTimeout(() => {
      this.redraws -= 1;
    }, redrawsAreForgottenMs);
  }

  override render() {
    const { error } = this.state;
    // React has dropped the broken elements, so the same children mount again.
    if (error === null || (isForeignError(error) && this.redraws < mostRedraws)) return this.props.children;
    throw error;
  }
}

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
