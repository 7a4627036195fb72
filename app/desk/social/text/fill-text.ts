import { mapNetworks, type Network, type NetworkTexts } from "./networks.ts";

export const variables = {
  title: "The posting's title",
  employer: "Who hires",
  place: "City and state, or remote",
  pay: "Pay, when the posting states it",
  type: "Full-time, travel, per diem ...",
  shift: "Day shift, night shift ...",
  link: "The posting's address with the post's campaign",
  tags: "Hashtags of profession, specialty and state",
} as const;
export type Variable = keyof typeof variables;
export type Values = Record<Variable, string>;

const variable = /\{([^{}\n]*)\}/g;
const optional = /\[([^[\]\n]*)\]/g;

const isKnown = (name: string): name is Variable => Object.hasOwn(variables, name);

const listNames = (text: string): string[] => [...text.matchAll(variable)].map(([, name]) => name!);

export const listUnknown = (text: string): string[] => [
  ...new Set(listNames(text).filter((name) => !isKnown(name))),
];

/** Drops a bracketed part with an empty variable, and a line this empties. Values are not filled again. */
export function fillText(text: string, values: Values): string {
  const isEmpty = (name: string) => isKnown(name) && values[name] === "";
  const fillLine = (line: string) =>
    line
      .replace(optional, (whole, part: string) => {
        const names = listNames(part).filter(isKnown);
        if (names.length === 0) return whole;
        return names.some(isEmpty) ? "" : part;
      })
      .replace(variable, (whole, name: string) => (isKnown(name) ? values[name] : whole))
      .trimEnd();
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  return lines
    .flatMap((line) => {
      const filled = fillLine(line);
      return filled.trim() === "" && line.trim() !== "" ? [] : [filled];
    })
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

export type SharedValues = Omit<Values, "link">;

/** By network, with the post's campaign. */
export type Links = NetworkTexts;

export const fillFor = (network: Network, text: string, shared: SharedValues, links: Links): string =>
  fillText(text, { ...shared, link: links[network] });

export const fillAll = (texts: NetworkTexts, shared: SharedValues, links: Links): NetworkTexts =>
  mapNetworks((network) => fillFor(network, texts[network], shared, links));

/** Goes through the form, so that nobody sends what they were not shown. */
export const toShownPosting = (shared: SharedValues): string =>
  JSON.stringify(Object.entries(shared).toSorted());
