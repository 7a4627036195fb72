import { Link } from "@remix-run/react";
import { LicenseNotes } from "#app/facts/licensing/license-notes.tsx";
import { LicenseQuestion } from "#app/facts/licensing/question/license-question.tsx";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { toLabel } from "#app/kit/text/sentence.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import { type GridLink, LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { CompactMap } from "#app/pages/page/map/compact-map.tsx";
import { PageTabs } from "#app/pages/page/page-tabs.tsx";
import { paths } from "#app/paths.ts";
import type { ProfessionTabView } from "./profession-page.server.ts";
import { ProfessionPay } from "./profession-pay-tab.tsx";
import { professionTabs } from "./profession-tabs.ts";
import { StateGroups } from "./state-groups.tsx";

type Part<Name extends keyof ProfessionTabView> = NonNullable<ProfessionTabView[Name]>;

export function ProfessionTabPage({ view }: { view: ProfessionTabView }) {
  return (
    <>
      <PageHeader title={view.title} lead={view.lead} />
      <div className="page pb-8">
        <PageTabs
          label={view.name}
          first={{ name: "Overview", to: paths.profession(view.slug) }}
          tabs={professionTabs}
          toPath={(tab) => paths.professionTab(view.slug, tab)}
          current={view.tab}
        />
        {view.pay && <ProfessionPay view={view} pay={view.pay} />}
        {view.license && <License view={view} part={view.license} />}
        {view.work && <Work work={view.work} />}
        {view.careers && <Careers careers={view.careers} />}
        {view.hire && <Hire view={view} hire={view.hire} />}
        {view.questions && (
          <section id="questions" aria-label="Questions" className="pt-stack">
            <FaqBlock items={view.questions} />
          </section>
        )}
      </div>
    </>
  );
}

interface LicenseProps {
  view: ProfessionTabView;
  part: Part<"license">;
}

function License({ view: { question }, part: { license, authority, map } }: LicenseProps) {
  if (!license) return null;
  return (
    <section id="license" aria-label="License" className="grid gap-8 pt-stack">
      <p className="max-w-2xl text-ink-2 text-lg">{license.rule}</p>
      {question && <LicenseQuestion question={question} heading="h2" />}
      {license.note && <LicenseNotes notes={[license.note]} />}
      {license.groups.length > 0 && <StateGroups groups={license.groups} />}
      {authority && (
        <div className="grid gap-3">
          <h2 className="text-lg">Practice authority by state</h2>
          <StateGroups groups={authority.groups} />
          <p className="text-ink-3 text-sm">
            State law as classified by the{" "}
            <a href="https://www.aanp.org/advocacy/state/state-practice-environment" className="link">
              American Association of Nurse Practitioners
            </a>{" "}
            in February 2025. {authority.newer} Check with the board before you decide.
          </p>
        </div>
      )}
      {map && (
        <div className="max-w-4xl">
          <CompactMap compact={map} />
        </div>
      )}
    </section>
  );
}

function Work({ work }: { work: Part<"work"> }) {
  return (
    <>
      <TextSection id="work" title="What the work is like">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
          <Paragraphs texts={work.texts} />
          <div className="grid content-start gap-3">
            <h3>Where they work</h3>
            <ul className="grid gap-1.5 text-ink-2 text-md">
              {work.settings.map((setting) => (
                <li key={setting} className="border-line border-t pt-1.5">
                  {setting}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </TextSection>
      <TextSection id="training" title="Training and credentials">
        <div className="grid gap-5">
          <Paragraphs texts={[work.training]} />
          <Chips label="Credentials" chips={work.credentials.map((label) => ({ label }))} />
        </div>
      </TextSection>
      <TextSection id="demand" title="Why employers are hiring">
        <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
          {work.demand.map((factor) => (
            <li key={factor} className="border-accent border-l-2 pl-4 text-ink-2">
              {factor}
            </li>
          ))}
        </ul>
      </TextSection>
    </>
  );
}

function Careers({ careers: { outlook, paths: ways, specialties, related } }: { careers: Part<"careers"> }) {
  return (
    <>
      <TextSection id="outlook" title="Outlook to 2034" lead={outlook.text}>
        <FactList facts={outlook.facts} />
        <p className="pt-2 text-ink-3 text-sm">
          Source:{" "}
          <a href="https://www.bls.gov/emp/" className="link">
            BLS Employment Projections
          </a>
          , 2024 to 2034.
        </p>
      </TextSection>
      {ways.length > 0 && (
        <TextSection id="paths" title="Career paths">
          <LinkGrid links={ways} />
        </TextSection>
      )}
      {specialties.length > 0 && (
        <TextSection id="specialties" title="By specialty">
          <LinkGrid links={specialties} />
        </TextSection>
      )}
      <TextSection id="related" title="Related professions" lead="Median pay a year (BLS, May 2025).">
        <LinkGrid links={related} />
      </TextSection>
    </>
  );
}

function Hire({ view, hire }: { view: ProfessionTabView; hire: Part<"hire"> }) {
  return (
    <TextSection
      id="hire"
      title={`Recruiters of ${view.people} by market`}
      lead="Each market page shows open jobs, hospitals, local pay and time to hire."
      beside={
        <Link
          to={hire.recruiters ?? paths.hireRequest({ position: toLabel(view.name) })}
          className={buttonClass("outline")}
        >
          {hire.recruiters ? "How we recruit them" : "Send a hiring request"}
        </Link>
      }
    >
      <LinkGrid links={listRecruiterLinks(view.slug, hire.isStatewide)} />
    </TextSection>
  );
}

const statesShown = ["california", "texas", "florida", "new-york"];

function listRecruiterLinks(slug: string, isStatewide: boolean): GridLink[] {
  const cities = cityMarkets.map((market) => ({
    name: market.city,
    to: paths.localRecruiters(slug, market.slug),
  }));
  if (!isStatewide) return cities;
  const largest = states.filter((state) => statesShown.includes(state.slug));
  return [
    ...cities,
    ...largest.map((state) => ({
      name: state.code === "NY" ? "New York State" : state.name,
      to: paths.localRecruiters(slug, state.slug),
    })),
  ];
}
