import { useState } from "react";

/**
 * State that a person changes and that starts afresh whenever the value it came from changes: a control that shows
 * at once what was chosen, and later what the answer says. Set while rendering, as React advises for state that
 * follows a prop.
 */
export function useFollowingState<T>(value: T) {
  const [state, setState] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setState(value);
  }
  return [followed === value ? state : value, setState] as const;
}
