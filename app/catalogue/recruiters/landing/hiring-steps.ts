import type { HiringStep } from "#app/catalogue/recruiters/recruiter-parts.tsx";
import { claims } from "#app/claims.ts";
import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import type { Landing } from "./landing.ts";

/** Spec section 1. */
export const toPlacementTime = ({ place }: Landing): string =>
  place.kind === "city" ? claims.placementInCity : claims.placementInState;

export const toPromiseText = (landing: Landing, offer: string | null): string =>
  `${toPlacementTime(landing)} is our ${claims.placementMeaning}${offer ? `; a new search takes ${offer}` : ""}.`;

export function listHiringSteps(
  landing: Landing,
  { interviewer, visit, paperwork, papers }: ProfessionRecord["hiring"],
  searched: readonly string[],
): HiringStep[] {
  const isCity = landing.place.kind === "city";
  return [
    {
      title: "Intake call",
      owner: "You",
      when: "Day 1",
      text: `We answer your request ${claims.answerTime} and agree on the job, the pay and the license.`,
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
