import { useEffect, useRef } from "react";

/** Keeps text typed before the scripts loaded. Later follows the address without losing the focus. */
export function useFollowing<Control, Value>(value: Value, show: (control: Control, value: Value) => void) {
  const control = useRef<Control | null>(null);
  const followed = useRef(value);
  // A changed control ignores a new default, and a new key would lose its focus.
  useEffect(() => {
    if (followed.current === value) return;
    followed.current = value;
    if (control.current) show(control.current, value);
  });
  return control;
}

export function showText(control: HTMLInputElement | HTMLSelectElement, text: string): void {
  control.value = text;
}
