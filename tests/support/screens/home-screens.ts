import { paths } from "#app/paths.ts";
import { everythingExpanded, foldedFormRefused } from "./form-states.ts";
import { hireDialogOpen, hireDialogRefused } from "./hire-states.ts";
import { all, type Screen, type State } from "./screen.ts";

/** Of the account. */
const licenseKnown: State = (page) => page.getByRole("heading", { name: "New for your license" }).waitFor();

export const homeScreens: readonly Screen[] = [
  { name: "home", alike: "home, all expanded", path: paths.home(), looks: all },
  { name: "home, all expanded", path: paths.home(), state: everythingExpanded },
  { name: "home, for a license", path: paths.home(), as: "seeker", state: licenseKnown },
  { name: "hire dialog", alike: "hire dialog with errors", path: paths.home(), state: hireDialogOpen },
  {
    name: "hire dialog with errors",
    alike: "hire request with errors",
    path: paths.home(),
    state: hireDialogRefused,
  },
  {
    name: "quick-hire form with errors",
    alike: "hire request with errors",
    path: paths.home(),
    state: foldedFormRefused(paths.hireRequest()),
  },
];
