import { paths } from "#app/paths.ts";
import { everythingExpanded, foldedFormRefused } from "./form-states.ts";
import { hireDialogOpen, hireDialogRefused } from "./hire-states.ts";
import { all, type Screen } from "./screen.ts";

export const homeScreens: readonly Screen[] = [
  { name: "home", alike: "home, all expanded", path: paths.home(), looks: all },
  { name: "home, all expanded", path: paths.home(), state: everythingExpanded },
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
