/** What a visitor says once: in the search, on a posting or in the account. */
export interface MyLicense {
  profession: string | null;
  /** Codes. The first is the home state. */
  states: readonly string[];
  multistate: boolean;
}

/** The search's parameters. */
export const licenseFields = { profession: "licensed_as", states: "license", multistate: "compact" } as const;
