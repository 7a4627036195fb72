import { FreshForm } from "#app/forms/fresh-form.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { QuickHireForm } from "./quick-hire-form.tsx";

interface QuickHireBoxProps {
  source: string;
  idempotencyKey: string;
  className?: string;
}

export function QuickHireBox({ source, idempotencyKey, className }: QuickHireBoxProps) {
  return (
    <div className={classNames("rounded-panel border border-line bg-surface p-5", className)}>
      <FreshForm label="Position to fill">
        {(sending) => <QuickHireForm source={source} idempotencyKey={idempotencyKey} {...sending} />}
      </FreshForm>
    </div>
  );
}
