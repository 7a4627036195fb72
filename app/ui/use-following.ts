import { useEffect, useRef } from "react";

/**
 * The ref of a control that keeps its own value, so that nothing typed before the scripts came is lost, and that is
 * set whenever the value it came from changes, so that it shows what the address says and keeps the focus.
 */
export function useFollowing<Control, Value>(value: Value, show: (control: Control, value: Value) => void) {
  const control = useRef<Control>(null);
  const followed = useRef(value);
  // A new default does not reach a control that somebody has changed, and a new key would take its focus.
  useEffect(() => {
    if (followed.current === value) return;
    followed.current = value;
    if (control.current) show(control.current, value);
  });
  return control;
}

/** For a control with a text. */
export function showText(control: HTMLInputElement | HTMLSelectElement, text: string): void {
  control.value = text;
}
