export interface MyLicense {
  profession: string | null;
  /** Codes. The first is the home state. */
  states: readonly string[];
  multistate: boolean;
}

export const mostLicenseStates = 8;

export const licenseFields = { profession: "licensed_as", states: "license", multistate: "compact" } as const;
