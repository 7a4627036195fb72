import { Fold } from "#app/site/home/folded-part.tsx";
import { Monogram } from "#app/kit/ui/drawn/monogram.tsx";

// Invented employers from data/demo/employers.json.
const partners = [
  "Larkmere Health",
  "Tessaline Health",
  "Saltmeadow Regional Health",
  "Prairie Lantern Health",
  "High Sorrel Health",
  "Osprey Point Medical Center",
  "Grayling Harbor Hospital",
  "Copperline Medical Group",
  "Puente Verde Health",
  "Hearthline Virtual Care",
];

export function Partners() {
  return (
    <Fold
      id="partners"
      title="Who hires with us"
      lead="Health systems, hospitals, clinics and virtual care. The names are examples."
    >
      <ul className="flex flex-wrap gap-x-6 gap-y-2.5 font-semibold text-ink-2">
        {partners.map((name) => (
          <li key={name} className="flex items-center gap-2.5">
            <Monogram name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
