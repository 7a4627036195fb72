import { Link } from "@remix-run/react";
import { GuideLine } from "#app/catalogue/articles/guide-line.tsx";
import { LicenseNotes } from "#app/facts/licensing/license-notes.tsx";
import { LicenseQuestion } from "#app/facts/licensing/question/license-question.tsx";
import { Openings } from "#app/jobs/search/openings/openings.tsx";
import { PayRange } from "#app/kit/ui/chart/pay-chart.tsx";
import { survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { Brief } from "#app/pages/page/page-tabs.tsx";
import { paths } from "#app/paths.ts";
import type { ProfessionPageView } from "./profession-page.server.ts";

/** A few lines of each tab. Empty elements keep the addresses of parts that the page had before its tabs. */
export function ProfessionBody({ view }: { view: ProfessionPageView }) {
  const { people, pay, license, question } = view;
  const to = (tab: string) => paths.professionTab(view.slug, tab);
  return (
    <>
      <div className="page">
        <Openings
          openings={view.openings}
          title="Newest openings"
          emptyText={`We have no open jobs for ${people} right now.`}
        />
        {question && (
          <PhoneFold
            heading="h3"
            title="Can I work there with my license?"
            isOpen={question.verdict !== null}
          >
            <LicenseQuestion question={question} heading="none" />
          </PhoneFold>
        )}
        <Brief id="pay" title={`What ${people} earn`} to={to("pay")} all="Pay by state and metro area">
          <PayRange
            label={`Pay of ${view.paid} in the United States`}
            pay={pay.figures}
            n={pay.n}
            source={survey2025}
            note={pay.note}
          />
          <Former ids={["where", "states", "areas", "best-areas"]} />
        </Brief>
        {license && (
          <Brief id="license" title="License and compacts" to={to("license")} all="Maps and rules by state">
            <div className="grid gap-4">
              <p className="text-ink-2">{license.rule}</p>
              {license.note && <LicenseNotes notes={[license.note]} />}
            </div>
          </Brief>
        )}
        <div className="grid gap-x-10 lg:grid-cols-2">
          <Brief id="training" title="Training" to={to("work")} all="The work, training, demand">
            <p className="text-ink-2">{view.training}</p>
            <Former ids={["work", "demand"]} />
          </Brief>
          <Brief id="outlook" title="Outlook to 2034" to={to("careers")} all="Career paths">
            <p className="text-ink-2">{view.outlook}</p>
            <Former ids={["related"]} />
          </Brief>
        </div>
        {view.specialties.length > 0 && (
          <div id="specialties" className="pb-6">
            <PhoneFold title="By specialty">
              <LinkGrid links={view.specialties} />
            </PhoneFold>
          </div>
        )}
        <p className="pb-6">
          <Link id="questions" to={to("questions")} className="link inline-flex min-h-11 items-center">
            Questions about {people}
          </Link>
        </p>
      </div>
      <GuideLine guides={view.guides} />
    </>
  );
}

const Former = ({ ids }: { ids: readonly string[] }) => ids.map((id) => <span key={id} id={id} />);
