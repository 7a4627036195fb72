interface ToastOptions {
  title: string;
  description?: string;
  tone?: "plain" | "bad";
  link?: { to: string; text: string };
}

export interface ToastState extends ToastOptions {
  id: number;
  isOpen: boolean;
}

let current: ToastState | null = null;
const listeners = new Set<() => void>();

export function showToast(options: ToastOptions): void {
  set({ ...options, id: (current?.id ?? 0) + 1, isOpen: true });
}

export function closeToast(id: number): void {
  if (current?.id === id) set({ ...current, isOpen: false });
}

export function getToast(): ToastState | null {
  return current;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: ToastState): void {
  current = next;
  for (const listener of listeners) listener();
}
