import { Section } from "#app/site/home/section.tsx";
import { Partners } from "./partners.tsx";
import { Placements } from "./placements.tsx";
import { QuickFacts } from "./quick-facts.tsx";
import { Stats } from "./stat-row.tsx";
import { Testimonials } from "./testimonials.tsx";

/** The company's own statements. Figures elsewhere on the page are counted. */
export function Proof() {
  return (
    <Section
      id="company"
      title="The company in numbers"
      lead="Our own figures. The job counts elsewhere on this page are live."
      ground="sunken"
    >
      <Testimonials />
      <Stats />
      <Placements />
      <Partners />
      <QuickFacts />
    </Section>
  );
}
