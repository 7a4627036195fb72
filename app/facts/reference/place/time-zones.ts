const zones = {
  "America/New_York": {
    name: "Eastern",
    states: "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV",
  },
  "America/Chicago": { name: "Central", states: "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI" },
  "America/Denver": { name: "Mountain", states: "CO ID MT NM UT WY" },
  "America/Phoenix": { name: "Arizona (no daylight saving time)", states: "AZ" },
  "America/Los_Angeles": { name: "Pacific", states: "CA NV OR WA" },
  "America/Anchorage": { name: "Alaska", states: "AK" },
  "Pacific/Honolulu": { name: "Hawaii", states: "HI" },
} as const;

export type TimeZone = keyof typeof zones;

export const timeZones = Object.keys(zones) as [TimeZone, ...TimeZone[]];

export const toTimeZoneName = (zone: TimeZone): string => zones[zone].name;

/** Most of the state's people live in it. Eastern without a state. */
export const toTimeZone = (stateCode: string | null): TimeZone =>
  timeZones.find((zone) => zones[zone].states.split(" ").includes(stateCode ?? "")) ?? "America/New_York";

/** Part of each of these states is in another zone. */
const halved = new Set("AK FL ID IN KS KY MI ND NE NV OR SD TN TX".split(" "));
export const hasTwoZones = (stateCode: string): boolean => halved.has(stateCode);
