import { Component, type ReactNode } from "react";
import { isForeignError } from "./foreign-errors.ts";

const mostRedraws = 3;
const redrawsAreForgottenMs = 10_000;

/**
 * Draws the page anew when somebody else's code broke its rendering; any other error goes on to the error screen, and
 * so does a foreign one that comes again and again. Errors in event handlers never reach React's boundaries.
 */
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
    // React has dropped what stood here, so that the same children come to stand as new ones.
    if (error === null || (isForeignError(error) && this.redraws < mostRedraws)) return this.props.children;
    throw error;
  }
}
