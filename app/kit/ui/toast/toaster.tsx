import { lazy, Suspense, useSyncExternalStore } from "react";
import { classNames } from "#app/kit/ui/class-names.ts";
import { getToast, subscribeToToast, type ToastState } from "./toast.ts";

// Radix loads with the first toast. If that fails, the toast may be about the same failure.
const ToastView = lazy(() =>
  import("./toast-view.tsx").then(
    (module) => ({ default: module.ToastView }),
    () => ({ default: BareToast }),
  ),
);

export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, getToast, () => null);
  return (
    toast && (
      <Suspense>
        <ToastView toast={toast} />
      </Suspense>
    )
  );
}

function BareToast({ toast }: { toast: ToastState }) {
  return (
    <div className="toast-area">
      <div
        key={toast.id}
        role={toast.tone === "bad" ? "alert" : "status"}
        className={classNames("toast toast-passing p-4", toast.tone === "bad" && "toast-bad")}
      >
        <strong className="toast-title">{toast.title}</strong>
        {toast.description && <p>{toast.description}</p>}
        {toast.link && <a href={toast.link.to}>{toast.link.text}</a>}
      </div>
    </div>
  );
}
