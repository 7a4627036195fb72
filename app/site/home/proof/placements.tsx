import { Fold } from "#app/site/home/folded-part.tsx";

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
  {
    role: "Physical therapist",
    place: "Chapel Hill, NC",
    how: "part-time, outpatient orthopedics",
    days: 14,
  },
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
            className="flex items-baseline justify-between gap-[min(1.5rem,7.5vw)] border-line border-t py-3"
          >
            <div className="wrap-anywhere min-w-0">
              <p className="font-semibold">{role}</p>
              <p className="text-ink-2 text-md">
                {place}, {how}
              </p>
            </div>
            <p className="shrink-0 font-semibold text-accent-strong tabular-nums">{days} days</p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
