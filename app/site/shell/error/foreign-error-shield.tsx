import { Component, type ReactNode } from "react";
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
