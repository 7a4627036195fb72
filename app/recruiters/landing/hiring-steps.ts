import type { ProfessionRecord } from "#app/catalog/profession-records.ts";
import { claims } from "#app/claims.ts";
import type { HiringStep } from "#app/recruiters/step-list.tsx";
import { listWithAnd } from "#app/text/figures.ts";
import type { Landing } from "./landing.ts";

interface Customs {
  interviewer: string;
  visit: string;
  paperwork: string;
  papers: string;
}

const customs: Record<ProfessionRecord["category"], Customs> = {
  physician: {
    interviewer: "Partners",
    visit: "A site visit with the physicians who share call.",
    paperwork: "Medical staff office",
    papers: "Privileges and payer enrollment take 60 to 120 days.",
  },
  "advanced-practice": {
    interviewer: "Lead clinician and clinic manager",
    visit: "Half a day in clinic with the collaborating or supervising physician.",
    paperwork: "Candidate and medical staff office",
    papers: "Privileges and payer enrollment take 60 to 120 days.",
  },
  nursing: {
    interviewer: "Unit manager and a peer",
    visit: "A shadow shift on the unit, on the hours of the job.",
    paperwork: "Candidate and employee health",
    papers:
      "Nursys shows an active license the same day. Finish health checks while you wait for the start date.",
  },
  allied: {
    interviewer: "Department lead",
    visit: "A tour of the department, its equipment and the schedule.",
    paperwork: "Candidate and human resources",
    papers: "We verify license and certification at the source before you set the start date.",
  },
  administration: {
    interviewer: "Executive sponsor and panel",
    visit: "A day with the finance, nursing and medical leaders.",
    paperwork: "Candidate and human resources",
    papers: "References, background check and contract close together.",
  },
};

/** Interviews that differ from those of the profession's category. */
const ownCustoms: Record<string, Partial<Customs>> = {
  "nurse-anesthetist": {
    interviewer: "Chief CRNA and anesthesia lead",
    visit: "A day in the operating rooms with the anesthesia team.",
    papers: "We collect case logs from each prior site. Privileges then take 60 to 120 days.",
  },
};

/** Spec section 1. */
export const toPlacementTime = ({ place }: Landing): string =>
  place.kind === "city" ? claims.placementInCity : claims.placementInState;

export const toPromiseText = (landing: Landing, fieldOffer: string | null): string =>
  `${toPlacementTime(landing)} is our ${claims.placementMeaning}${fieldOffer ? `; a new search takes ${fieldOffer}` : ""}.`;

export function listHiringSteps(
  landing: Landing,
  category: ProfessionRecord["category"],
  searched: readonly string[],
): HiringStep[] {
  const isCity = landing.place.kind === "city";
  const { interviewer, visit, paperwork, papers } = {
    ...customs[category],
    ...ownCustoms[landing.profession.slug],
  };
  return [
    {
      title: "Intake call",
      owner: "You",
      when: "Day 1",
      text: `We answer your request ${claims.responseTime} and agree on the job, the pay and the license.`,
    },
    {
      title: "Shortlist",
      owner: "Recruiter",
      when: isCity ? "Days 2 to 7" : "Days 2 to 10",
      text: isCity
        ? `We call candidates in ${landing.place.name} first, then in ${listWithAnd(searched)}.`
        : `We call candidates in ${listWithAnd(searched)}.`,
    },
    { title: "Interviews", owner: interviewer, when: isCity ? "Week 2" : "Weeks 2 to 3", text: visit },
    {
      title: "Offer accepted",
      owner: "You",
      when: isCity ? "Weeks 2 to 3" : "Weeks 2 to 4",
      text: "Put pay and schedule in the offer letter.",
    },
    { title: "License and start", owner: paperwork, when: "After the offer", text: papers },
  ];
}
