import { paths } from "#app/paths.ts";
import type { Screen } from "./screen.ts";

export const payScreens: readonly Screen[] = [
  { name: "salary comparison", path: paths.salaryComparison() },
  { name: "pay of a profession", alike: "pay in a metro area", path: paths.rolePay("registered-nurse") },
  {
    name: "pay in a metro area",
    alike: "salary comparison",
    path: paths.placePay("registered-nurse", "houston-tx"),
  },
  {
    name: "pay above what the survey prints",
    alike: "pay compared",
    path: paths.placePay("family-medicine-physician", "chicago-il"),
  },
  {
    name: "pay compared",
    alike: "pay in a metro area",
    path: paths.salaryComparison(
      "profession=physical-therapist&place=texas&place=houston-tx&place=new-york-ny&per=hour",
    ),
  },
  {
    name: "pay of an unknown profession",
    alike: "salary comparison",
    path: paths.salaryComparison("profession=astronaut&place=the+moon"),
  },
  { name: "salary tool, empty", alike: "salary tool", path: paths.salaryTool() },
  {
    name: "salary tool",
    path: paths.salaryTool(
      "role=registered-nurse&pay=46&state=TX&city=Houston&hours=36&night=6&nightHours=36&sign=15000&claw=full&match=3",
    ),
  },
  {
    name: "salary tool with errors",
    alike: "salary tool",
    path: paths.salaryTool("role=registered-nurse&pay=much&hours=-3&state=OH"),
  },
  {
    name: "two offers",
    alike: "salary tool",
    path: paths.salaryTool(
      "role=registered-nurse&kind=travel&pay=26&state=OH&city=Columbus&lodging=840&meals=504&two=1&kind2=contractor&pay2=80&state2=UT",
    ),
  },
  { name: "saved offers", alike: "dashboard", path: paths.savedOffers(), as: "seeker" },
  {
    name: "saving an offer",
    alike: "password",
    path: paths.saveOffer("pay=46&state=TX"),
    as: "seeker",
  },
];
