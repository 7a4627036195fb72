import type { State } from "#app/facts/reference/place/states.ts";
import { toNumberWord } from "#app/kit/text/prose.ts";
import { BarList } from "#app/kit/ui/chart/bar-list.tsx";
import { PayChart, PayRange } from "#app/kit/ui/chart/pay-chart.tsx";
import { formatPay, isOpenEnded, survey2024, survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { StateTable } from "#app/pages/page/map/state-table.tsx";
import { dollarsAYear, type StateValues, UsMap } from "#app/pages/page/map/us-map.tsx";
import { paths } from "#app/paths.ts";
import type { ProfessionTabView } from "./profession-page.server.ts";

type PayPart = NonNullable<ProfessionTabView["pay"]>;
interface PayProps {
  view: ProfessionTabView;
  pay: PayPart;
}

export function ProfessionPay({ view, pay }: PayProps) {
  return (
    <>
      <TextSection id="pay" title="Across the country" lead={pay.spread}>
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
          <PayRange
            label={`Pay of ${view.paid} in the United States`}
            pay={pay.figures}
            n={pay.n}
            source={survey2025}
            note={pay.note}
          />
          <ul className="grid content-start gap-3 text-ink-2">
            {pay.notes.map((note) => (
              <li key={note} className="border-accent border-l-2 pl-4">
                {note}
              </li>
            ))}
          </ul>
        </div>
      </TextSection>
      <States view={view} states={pay.states} />
      <LargestAreas view={view} pay={pay} />
      <BestAreas best={pay.best} />
    </>
  );
}

function States({ view: { slug, people }, states }: { view: ProfessionTabView; states: PayPart["states"] }) {
  if (!states) return null;
  const toState = (state: State) => paths.geographicProfession(state.slug, slug);
  const label = `Median pay of ${people} by state`;
  const shared = { values: toMedians(states.medians), to: toState, unit: dollarsAYear, label };
  return (
    <TextSection id="states" title="By state" lead={states.text}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <UsMap {...shared} legend="Median, May 2025" />
        <StateTable {...shared} heading="Median" />
      </div>
      <Source period="May 2025" />
    </TextSection>
  );
}

function LargestAreas({ view: { paid }, pay: { largest, states } }: PayProps) {
  if (!largest || largest.rows.length === 0) return null;
  return (
    <TextSection
      id="areas"
      title="Pay in the largest metro areas"
      lead={states ? null : "We have no medians by state for this occupation, so these are for metro areas."}
    >
      <PayChart
        label={`Pay of ${paid} in large metropolitan areas`}
        rows={largest.rows}
        source={survey2024}
        note={largest.residents}
      />
    </TextSection>
  );
}

function BestAreas({ best }: Pick<PayPart, "best">) {
  if (!best) return null;
  // Bars of equal length say less than a sentence.
  const isLevel = best.areas.every(({ value }) => isOpenEnded(value, survey2024));
  return (
    <TextSection id="best-areas" title={best.heading} lead={best.text}>
      {isLevel ? (
        <>
          <p className="max-w-2xl pb-4 text-lg">
            In all {toNumberWord(best.areas.length)} of these areas, three in four earn{" "}
            {formatPay(best.areas[0]!.value, survey2024)} a year.
          </p>
          <LinkGrid links={best.areas} />
        </>
      ) : (
        <BarList
          columns={2}
          format={(dollars) => formatPay(dollars, survey2024)}
          items={best.areas.map(({ name, value, to }) => ({ name, value, to }))}
        />
      )}
      <Source period="May 2024" />
    </TextSection>
  );
}

const toMedians = (text: string): StateValues =>
  Object.fromEntries([...text.matchAll(/(\w+) (\d+)/g)].map(([, code, median]) => [code, Number(median)]));

const Source = ({ period }: { period: string }) => (
  <p className="pt-3 text-ink-3 text-sm">
    Source: BLS, Occupational Employment and Wage Statistics, {period}.
  </p>
);
