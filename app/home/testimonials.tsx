import { Carousel } from "#app/ui/carousel.tsx";
import { Section } from "./section.tsx";

interface Story {
  words: string;
  role: string;
  state: string;
  how: string;
}

// Written by us, and said so beside them: no real person is quoted.
const stories: readonly Story[] = [
  {
    words:
      "The posting said two patients a nurse on nights, and that is what I walked into. I knew the rate before I made a single call.",
    role: "ICU nurse",
    state: "Texas",
    how: "Full-time, 12-hour nights",
  },
  {
    words:
      "I asked for four days a week and no inpatient call. My recruiter sent me three clinics instead of thirty.",
    role: "Family physician",
    state: "Montana",
    how: "Outpatient clinic",
  },
  {
    words:
      "My Arizona multistate license was enough, and the posting said so. I worked my first shift eleven days after the offer.",
    role: "Telemetry nurse",
    state: "New Mexico",
    how: "Travel, 13 weeks",
  },
  {
    words:
      "We described one hospitalist opening on a Monday. By Friday we had spoken with two physicians who wanted our town, not just any town.",
    role: "Chief medical officer",
    state: "Kansas",
    how: "Critical access hospital",
  },
  {
    words:
      "She told me about the delegating physician that Georgia asks for, in the very first call. Nobody else had brought it up.",
    role: "Psychiatric nurse practitioner",
    state: "Georgia",
    how: "Telehealth, full-time",
  },
];

export function Testimonials() {
  return (
    <Section
      id="testimonials"
      title="How a placement goes"
      lead="Illustrative stories, written by us from the kinds of roles we place."
      ground="sunken"
    >
      <Carousel label="Stories of placements" itemLabel="Story" slides={stories.map(toSlide)} />
    </Section>
  );
}

const toSlide = ({ words, role, state, how }: Story) => (
  <figure className="grid gap-x-12 gap-y-6 rounded-panel border border-line bg-surface p-6 md:grid-cols-[minmax(0,1fr)_15rem] md:p-10">
    <blockquote className="max-w-3xl text-pretty font-semibold text-xl md:min-h-24 md:text-2xl md:leading-snug">
      <p>“{words}”</p>
    </blockquote>
    <figcaption className="mt-auto text-ink-2 text-md md:mt-0 md:border-accent md:border-l-2 md:pl-6">
      <span className="block font-semibold text-base text-ink">
        {role}, {state}
      </span>
      {how}
    </figcaption>
  </figure>
);
