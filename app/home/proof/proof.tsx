import { Partners } from "./partners.tsx";
import { Placements } from "./placements.tsx";
import { Stats } from "./stat-row.tsx";
import { Testimonials } from "./testimonials.tsx";

export function Proof() {
  return (
    <>
      <Testimonials />
      <Stats />
      <div className="page grid gap-x-20 gap-y-11 pb-11 md:pb-20 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Placements />
        <Partners />
      </div>
    </>
  );
}
