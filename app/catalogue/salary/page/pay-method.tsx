import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import type { SalaryView } from "./salary-page.server.ts";

export function PayMethod({ view: { occupation } }: { view: Pick<SalaryView, "occupation"> }) {
  return (
    <TextSection id="method" title="Where these figures come from">
      <div className="prose text-ink-2">
        <p>
          Pay is from the{" "}
          <a href={survey2024.url} className="link">
            Occupational Employment and Wage Statistics
          </a>{" "}
          of the U.S. Bureau of Labor Statistics: May 2025 for the country and the states, May 2024 for metro
          areas. Occupation in the survey: {occupation}. It counts the regular pay of employees. It leaves out
          overtime, shift differentials, bonuses and people who work for themselves.
        </p>
        <p>
          BLS turns hourly pay into a year of 2,080 hours. We turn it back: an hour is that year divided by
          2,080, a week is the hour times your hours, and a year is 52 such weeks.
        </p>
        <p>
          “At national prices” divides the pay by the place’s{" "}
          <a
            href="https://www.bea.gov/data/prices-inflation/regional-price-parities-state-and-metro-area"
            className="link"
          >
            regional price parity
          </a>{" "}
          of 2024 (U.S. Bureau of Economic Analysis), with the nation at 100. It says what the pay buys there,
          before taxes.
        </p>
        <p>
          Postings are the ones open on this site today. A posting’s range counts with its lowest and highest
          pay, and its middle counts for the median. Pay by the week, shift or year becomes an hourly rate at
          the posting’s own hours, or 40 a week.
        </p>
        <p>
          <Link to={paths.salaryComparison()} className="link">
            All professions and places
          </Link>
        </p>
      </div>
    </TextSection>
  );
}
