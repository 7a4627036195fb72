import { useEffect, useId, useRef, useState } from "react";
import {
  type BasisUnit,
  basisUnits,
  formatAmount,
  type PayBasis,
  unitTexts,
} from "#app/facts/reference/pay/pay-basis.ts";
import { FiveFigures } from "#app/kit/ui/chart/five-figures.tsx";
import { survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { SpreadChart, type SpreadMark, type SpreadRow } from "#app/kit/ui/chart/spread-chart.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { keepOwnPay, type OwnPay, readOwnPay, toOwnMark, toOwnPay } from "./own-pay.ts";
import type { PlaceView } from "./place-view.ts";
import type { SalaryView } from "./salary-page.server.ts";
import { describeSpread, formatBriefly, formatMedian } from "./salary-words.ts";

/** Another source's figures have their own lane. */
export function PlaceChart({ view }: { view: SalaryView }) {
  const { views, basis, people } = view;
  const [own, setOwn] = useOwnPay();
  const rows = views.map((place) => toRow(place, view));
  return (
    <>
      <SpreadChart
        label={`Pay of ${people} ${unitTexts[basis.per]}`}
        rows={rows}
        legend={listLegend(rows, own !== null)}
        own={own && toOwnMark(own, basis)}
      />
      <OwnPayForm basis={basis} own={own} onChange={setOwn} />
    </>
  );
}

function toRow(place: PlaceView, { basis }: SalaryView): SpreadRow {
  const { figures, topCode, real, posted } = place;
  return {
    name: place.name,
    to: place.to,
    note: (
      <>
        <small>median </small>
        <strong>{formatMedian(place, basis)}</strong>
      </>
    ),
    figures,
    topCode,
    dots: place.areas,
    twin: real,
    range: posted?.figures ?? null,
    text: describeSpread(place, basis),
    children: (
      <>
        {figures.p10 !== null && (
          <FiveFigures figures={figures} format={(amount) => formatBriefly(amount, topCode, basis)} />
        )}
        <p className="text-ink-3 text-sm">
          BLS, {place.period}.{place.employed !== null && ` ${formatCount(place.employed)} jobs counted.`}
          {figures.p10 === null &&
            figures.p25 === null &&
            " Our copy of the survey has only the median by state."}
          {real?.median &&
            ` Worth ${formatAmount(real.median, basis.per)} at national prices (price level ${place.level!.toFixed(1)}${place.rents === null ? "" : `, rents ${place.rents.toFixed(1)}`}).`}
        </p>
      </>
    ),
  };
}

function listLegend(rows: readonly SpreadRow[], hasOwn: boolean): [SpreadMark, string][] {
  const any = (is: (row: SpreadRow) => unknown) => rows.some((row) => is(row));
  const legend: [boolean, SpreadMark, string][] = [
    [any(({ dots }) => dots?.length), "dots", `Medians of the state’s metro areas, ${survey2024.period}`],
    [any(({ figures }) => figures.p25), "middle", "Middle half (25th to 75th)"],
    [any(({ figures }) => figures.p10), "line", "10th to 90th percentile"],
    [true, "median", "Median"],
    [
      any(({ figures, topCode }) => topCode && (figures.p90 ?? 0) >= topCode),
      "open",
      "Higher than the survey publishes",
    ],
    [any(({ twin }) => twin), "twin", "At national prices"],
    [any(({ range }) => range), "range", "Our open postings, range and median"],
    [hasOwn, "own", "You"],
  ];
  return legend.flatMap(([isShown, mark, text]) => (isShown ? [[mark, text] as [SpreadMark, string]] : []));
}

/** Counts what was typed before hydration. */
function useOwnPay() {
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
function OwnPayForm({ basis, own, onChange }: OwnPayFormProps) {
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
