import { useEffect, useRef } from "react";

/** For a form that stays on the page. A page that comes with its answer has `autoFocus`. */
export function useFocusOnInvalid(field: string | undefined, answer: unknown): void {
  const before = useRef(answer);
  // Only the answer's data tells that it came.
  useEffect(() => {
    if (answer === before.current) return;
    before.current = answer;
    if (field) document.getElementById(field)?.focus();
  }, [answer, field]);
}
