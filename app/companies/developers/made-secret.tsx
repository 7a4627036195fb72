import { Notice } from "#app/kit/ui/notice.tsx";

interface MadeSecretProps {
  title: string;
  label: string;
  value: string;
}

/** A key or a secret, where it is shown once. */
export const MadeSecret = ({ title, label, value }: MadeSecretProps) => (
  <Notice live tone="good" title={title}>
    <div className="py-2">
      <input
        readOnly
        aria-label={label}
        value={value}
        spellCheck={false}
        className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-ink"
      />
    </div>
  </Notice>
);
