import { useEffect, useId, useRef, useState } from "react";
import type { BasisUnit, PayBasis } from "#app/facts/reference/pay/pay-basis.ts";
import { basisUnits } from "#app/facts/reference/pay/pay-basis.ts";
import { keepOwnPay, type OwnPay, readOwnPay, toOwnPay } from "./own-pay.ts";

/** Counts what was typed before hydration. */
export function useOwnPay() {
  const [own, setOwn] = useState<OwnPay | null>(null);
  // Read in an effect, because the server has no browser storage.
  useEffect(() => setOwn((typed) => typed ?? readOwnPay()), []);
  function change(next: OwnPay | null) {
    setOwn(next);
    keepOwnPay(next);
  }
  return [own, change] as const;
}

interface OwnPayFormProps {
  basis: PayBasis;
  own: OwnPay | null;
  onChange: (own: OwnPay | null) => void;
}

/** Renders nothing without JavaScript, which it needs. */
export function OwnPayForm({ basis, own, onChange }: OwnPayFormProps) {
  const id = useId();
  const amount = useRef<HTMLInputElement>(null);
  const unit = useRef<HTMLSelectElement>(null);
  const read = () => onChange(toOwnPay(amount.current?.value ?? "", unit.current?.value ?? ""));

  // Shows what another page of this tab was told, unless something has been typed here.
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current || !amount.current || !unit.current) return;
    if (amount.current.value) read();
    else if (own) {
      amount.current.value = String(own.amount);
      unit.current.value = own.per;
    } else return;
    isShown.current = true;
  });

  return (
    <div className="own-pay needs-script">
      <label htmlFor={id}>Mark your own pay</label>
      <input
        ref={amount}
        id={id}
        type="text"
        inputMode="decimal"
        placeholder="$"
        maxLength={12}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onInput={read}
        className="h-11 min-w-0 rounded-control border border-line-strong bg-surface px-3"
      />
      <select
        ref={unit}
        aria-label="Your pay is by the"
        defaultValue={basis.per satisfies BasisUnit}
        onChange={read}
        className="h-11 rounded-control border border-line-strong bg-surface px-3"
      >
        {basisUnits.map((per) => (
          <option key={per} value={per}>
            {per === "hour" ? "an hour" : `a ${per}`}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="text-ink-3 text-sm">
        It stays in this browser tab. We never see it.
      </p>
    </div>
  );
}
