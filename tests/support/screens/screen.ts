import type { Page } from "playwright-core";

/** How a screen is looked at. */
export interface Look {
  colorScheme: "light" | "dark";
  width: 390 | 1280;
}

const lightWide: Look = { colorScheme: "light", width: 1280 };
const darkWide: Look = { colorScheme: "dark", width: 1280 };
const lightNarrow: Look = { colorScheme: "light", width: 390 };
const darkNarrow: Look = { colorScheme: "dark", width: 390 };

export const usualLooks: readonly Look[] = [lightWide, darkNarrow];
export const all: readonly Look[] = [lightWide, darkWide, lightNarrow, darkNarrow];
export const wide: readonly Look[] = [lightWide, darkWide];
export const narrow: readonly Look[] = [lightNarrow, darkNarrow];

export type Role = "seeker" | "employer" | "admin";

/** "guarded" has two-step log-in turned on. */
type AccountOf = (who: Role | "guarded") => { email: string; password: string };

/** What a person does to a page before a screen looks as it is to be looked at. */
export type State = (page: Page, accountOf: AccountOf) => Promise<void>;

export interface Screen {
  name: string;
  path: string;
  /** Who is logged in. */
  as?: Role;
  /** Of an open screen; a closed one has none. */
  state?: State;
  /** The state ends at a page that the site gives to this browser only. Others must not get it. */
  ownBrowser?: true;
  /** Without, `usualLooks`. */
  looks?: readonly Look[];
  /** The screen of the same kind that stands for this one in `npm test`; `npm run test:all` opens both. */
  alike?: string;
}
