import { FreshForm } from "#app/contact/fresh-form.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { QuickHireForm } from "./quick-hire-form.tsx";

interface QuickHireBoxProps {
  /** The page it is on; stored with the request. */
  source: string;
  /** From the page's loader. */
  idempotencyKey: string;
  className?: string;
}

/** Meant for an island. The form starts empty after each request. */
export function QuickHireBox({ source, idempotencyKey, className }: QuickHireBoxProps) {
  return (
    <div className={classNames("rounded-panel border border-line bg-surface p-5", className)}>
      <FreshForm label="Position to fill">
        {(sending) => <QuickHireForm source={source} idempotencyKey={idempotencyKey} {...sending} />}
      </FreshForm>
    </div>
  );
}
