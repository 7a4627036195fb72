import { Carousel } from "#app/ui/carousel.tsx";

interface Story {
  words: string;
  role: string;
  state: string;
  how: string;
}

// Invented, and labeled as such on the page: no real person is quoted.
const stories: readonly Story[] = [
  {
    words:
      "The posting said two patients per nurse at night, and that is what I got. I knew the rate before I made a single call.",
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
      "We described one hospitalist opening on a Monday. By Friday we had talked with two physicians who wanted to live in our town.",
    role: "Chief medical officer",
    state: "Kansas",
    how: "Critical access hospital",
  },
  {
    words:
      "On our first call, my recruiter told me that Georgia requires a delegating physician. Nobody else had mentioned it.",
    role: "Psychiatric nurse practitioner",
    state: "Georgia",
    how: "Telehealth, full-time",
  },
];

export function Testimonials() {
  return (
    <div id="testimonials" className="pb-stack">
      <h3>How a placement goes</h3>
      <p className="pb-item text-ink-2 text-md">
        Illustrative stories that we wrote about the kinds of jobs we fill.
      </p>
      <Carousel label="Stories of placements" itemLabel="Story" slides={stories.map(toSlide)} />
    </div>
  );
}

const toSlide = ({ words, role, state, how }: Story) => (
  <figure className="grid gap-x-12 gap-y-6 rounded-panel border border-line bg-surface p-5 md:grid-cols-[minmax(0,1fr)_15rem] md:p-8">
    <blockquote className="max-w-3xl text-pretty font-semibold text-lg md:min-h-24 md:text-2xl md:leading-snug">
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
