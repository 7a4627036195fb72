import "./five-figures.css";
import { type PayFigures, percentiles } from "./pay-scale.ts";

const shortNames: Record<keyof PayFigures, string> = {
  p10: "10th",
  p25: "25th",
  median: "Median",
  p75: "75th",
  p90: "90th",
};

interface FiveFiguresProps {
  figures: PayFigures;
  format: (amount: number) => string;
}

/** A strip of its own, because its even columns are not where the marks of a drawing are. */
export function FiveFigures({ figures, format }: FiveFiguresProps) {
  return (
    <div className="grid gap-1 border-line border-y py-2">
      <p className="text-ink-3 text-sm">Percentiles</p>
      <dl className="pay-percentiles">
        {percentiles.map(([name, heading]) => {
          const amount = figures[name];
          return (
            amount !== null && (
              <div key={name}>
                <dt>
                  <span className="sr-only">{heading}</span>
                  <span aria-hidden="true">{shortNames[name]}</span>
                </dt>
                <dd>{format(amount)}</dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}
