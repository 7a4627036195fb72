import { Carousel } from "#app/kit/ui/carousel.tsx";
import { Fold } from "#app/site/home/folded-part.tsx";

interface Story {
  text: string;
  role: string;
  state: string;
  how: string;
}

// Invented, and marked as examples on the page: they tell of no real person, and quote nobody.
const stories: readonly Story[] = [
  {
    text: "An ICU nurse reads on the posting that nights have two patients per nurse and what the hour pays. She knows both before she makes a call, and finds both true on her first shift.",
    role: "ICU nurse",
    state: "Texas",
    how: "Full-time, 12-hour nights",
  },
  {
    text: "A family physician wants four days a week and no inpatient call. Her recruiter sends three clinics that offer both, and none that does not.",
    role: "Family physician",
    state: "Montana",
    how: "Outpatient clinic",
  },
  {
    text: "A telemetry nurse holds an Arizona multistate license, and the posting says that it is accepted. He works his first shift in New Mexico eleven days after the offer.",
    role: "Telemetry nurse",
    state: "New Mexico",
    how: "Travel, 13 weeks",
  },
  {
    text: "A critical access hospital describes one hospitalist opening on a Monday. By Friday it has talked with two physicians who want to live in its town.",
    role: "Hospitalist",
    state: "Kansas",
    how: "Critical access hospital",
  },
  {
    text: "A psychiatric nurse practitioner hears on the first call that Georgia requires a delegating physician. The employer has named one before the offer is signed.",
    role: "Psychiatric nurse practitioner",
    state: "Georgia",
    how: "Telehealth, full-time",
  },
];

export function Testimonials() {
  return (
    <Fold
      id="testimonials"
      title="How a placement goes"
      lead="Illustrative examples, which we made up, of the kinds of jobs we fill."
    >
      <Carousel
        label="Stories of placements"
        itemLabel="Example"
        slides={stories.map(toSlide)}
        slideClassName="story rounded-panel border border-line bg-surface p-4 md:p-8"
      />
    </Fold>
  );
}

const toSlide = ({ text, role, state, how }: Story) => (
  <>
    <p className="story-text max-w-3xl text-pretty font-semibold">{text}</p>
    <p className="story-who name-first text-ink-2 text-md">{`Example: ${role}, ${state}\n${how}`}</p>
  </>
);

// Invented examples, labeled as such on the page.
const placements = [
  { role: "Family physician", place: "Bozeman, MT", how: "outpatient clinic, four days a week", days: 24 },
  { role: "Registered nurse, medical ICU", place: "Houston, TX", how: "full-time, 12-hour nights", days: 16 },
  {
    role: "Psychiatric nurse practitioner",
    place: "Remote",
    how: "licensed in Oregon and Washington",
    days: 19,
  },
  { role: "Physician assistant, emergency", place: "Duluth, MN", how: "full-time, 7 on / 7 off", days: 21 },
  { role: "Nurse anesthetist", place: "Macon, GA", how: "locum, 13 weeks", days: 12 },
];

export function Placements() {
  return (
    <Fold
      id="placements"
      title="Recent placements"
      lead="Examples, which we made up, of the jobs we fill. Days count from first call to accepted offer."
    >
      <ul>
        {placements.map(({ role, place, how, days }) => (
          <li
            key={role}
            className="wrap-anywhere grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line border-t py-3 font-semibold"
          >
            {role}
            <b className="font-semibold text-accent-strong tabular-nums">{days} days</b>
            <p className="font-normal text-ink-2 text-md">
              {place}, {how}
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
