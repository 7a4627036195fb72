import { listUnknown, variables } from "./fill-text.ts";
import {
  isTooLong,
  mapNetworks,
  mostTyped,
  type Network,
  type NetworkTexts,
  networks,
  networkTerms,
} from "./networks.ts";

export type TextErrors = Partial<Record<Network, string>>;

export const textFields: readonly string[] = networks.map((network) => `text-${network}`);

export const readTexts = (form: FormData): NetworkTexts =>
  mapNetworks((network) =>
    String(form.get(`text-${network}`) ?? "")
      .replace(/\r\n?/g, "\n")
      .trim(),
  );

const names = Object.keys(variables)
  .map((name) => `{${name}}`)
  .join(", ");

export function checkTyped(texts: NetworkTexts): TextErrors {
  return collect((network) => {
    const text = texts[network];
    if (text.length > mostTyped) return "This text is too long for any network. Please shorten it.";
    const [unknown] = listUnknown(text);
    return unknown === undefined
      ? null
      : `There is no variable {${unknown.slice(0, 40)}}. You can use ${names}.`;
  });
}

export function checkFilled(filled: NetworkTexts): TextErrors {
  return collect((network) => {
    const { name, limit, count } = networkTerms[network];
    if (!isTooLong(network, filled[network])) return null;
    const over = (count(filled[network]) - limit).toLocaleString("en-US");
    return `${over} over the limit of ${network === "generic" ? "500" : name}. Please shorten it.`;
  });
}

export const hasErrors = (errors: TextErrors): boolean => Object.keys(errors).length > 0;

function collect(check: (network: Network) => string | null): TextErrors {
  return Object.fromEntries(
    networks.flatMap((network) => {
      const problem = check(network);
      return problem ? [[network, problem]] : [];
    }),
  );
}
