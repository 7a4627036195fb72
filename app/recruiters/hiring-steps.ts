import { claims } from "#app/home/claims.ts";
import { listWithAnd } from "#app/markets/figures.ts";
import type { Profession } from "#app/platform/profession-records.ts";
import type { Landing } from "./landing.ts";

/** Who does what when, from the first call to the first day. */
export interface HiringStep {
  title: string;
  /** Who has to act. */
  owner: string;
  when: string;
  text: string;
}

interface Customs {
  interviewer: string;
  visit: string;
  paperwork: string;
  papers: string;
}

const customs: Record<Profession["category"], Customs> = {
  physician: {
    interviewer: "Partners",
    visit: "A visit with those who share the call.",
    paperwork: "Medical staff office",
    papers: "Privileges and payer enrollment: 60 to 120 days.",
  },
  "advanced-practice": {
    interviewer: "Lead clinician and clinic manager",
    visit: "Half a day in clinic, with the physician who would collaborate.",
    paperwork: "Candidate and medical staff office",
    papers: "Privileges and payer enrollment take longer than the offer: plan 60 to 120 days.",
  },
  nursing: {
    interviewer: "Unit manager and a peer",
    visit: "A shadow shift on the unit, on the hours of the job.",
    paperwork: "Candidate and employee health",
    papers: "Nursys shows an active license the same day; health checks fill the wait.",
  },
  allied: {
    interviewer: "Department lead",
    visit: "A walk through the department with its equipment and its schedule.",
    paperwork: "Candidate and human resources",
    papers: "License and certification are verified at their source before the start date is printed.",
  },
  administration: {
    interviewer: "Executive sponsor and panel",
    visit: "A day with the leaders of finance, nursing and medicine.",
    paperwork: "Candidate and human resources",
    papers: "References, background check and contract are closed together.",
  },
};

/** Typical, from section 1's promise: a placement takes two to three weeks in a city, two to four in a state. */
export const toPlacementTime = ({ place }: Landing): string =>
  place.kind === "city" ? claims.placementInCity : claims.placementInState;

export function listHiringSteps(
  landing: Landing,
  category: Profession["category"],
  searched: readonly string[],
): HiringStep[] {
  const isCity = landing.place.kind === "city";
  const { interviewer, visit, paperwork, papers } = customs[category];
  return [
    {
      title: "Intake call",
      owner: "You",
      when: "Day 1",
      text: `We answer ${claims.responseTime}.`,
    },
    {
      title: "Shortlist",
      owner: "Recruiter",
      when: isCity ? "Days 2 to 7" : "Days 2 to 10",
      text: isCity
        ? `${landing.place.name} first, then ${listWithAnd(searched)}.`
        : `Calls go to ${listWithAnd(searched)}.`,
    },
    { title: "Interviews", owner: interviewer, when: isCity ? "Week 2" : "Weeks 2 to 3", text: visit },
    {
      title: "Offer accepted",
      owner: "You",
      when: isCity ? "Weeks 2 to 3" : "Weeks 2 to 4",
      text: "Pay and schedule in a letter.",
    },
    { title: "License and start", owner: paperwork, when: "After the offer", text: papers },
  ];
}
