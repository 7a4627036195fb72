interface StoredText {
  /** Null also when the browser forbids storage. */
  read: () => string | null;
  /** False when the browser has no room or forbids storage, as in some private windows. */
  write: (text: string) => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function createStoredText(key: string): StoredText {
  const listeners = new Set<() => void>();
  // A page restored from the back-forward cache missed the events meanwhile.
  const events = ["storage", "pageshow"];

  function read() {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function write(text: string) {
    try {
      localStorage.setItem(key, text);
    } catch {
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    for (const name of events) addEventListener(name, listener);
    return () => {
      listeners.delete(listener);
      for (const name of events) removeEventListener(name, listener);
    };
  }

  return { read, write, subscribe };
}
