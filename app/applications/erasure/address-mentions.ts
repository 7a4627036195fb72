/** Instead of an address that someone else wrote into a text of theirs. */
export const erasedMention = "[erased address]";

const entity = (letter: string) => {
  const code = letter.charCodeAt(0);
  return `&#0*${code};|&#x0*${code.toString(16)};`;
};

/** As itself, in an address of the web, once or twice encoded, in JSON and in HTML. */
function toLetterPattern(letter: string): string {
  if (/[a-z0-9]/i.test(letter)) return letter;
  const hex = letter.charCodeAt(0).toString(16).padStart(2, "0");
  const plain = letter.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
  const named = letter === "@" ? "|&commat;" : "";
  return `(?:${plain}|%(?:25)*${hex}|\\\\u00${hex}|${entity(letter)}${named})`;
}

/** An address that only begins or ends like this one is another person's. */
export function toMentionPattern(email: string): RegExp {
  const escaped = String.raw`(?:%(?:25)*|\\u00)(?!2[bde7]|5f)[0-9a-f]{2}|\\[nrt]`;
  const before = String.raw`(?<!\w)(?<!\w[.'+-])|(?<=${escaped})`;
  const after = String.raw`(?!\w|-\w|\.[a-z]{2}(?!\w)|%2[de]\w|%5f)`;
  return new RegExp(`(?:${before})${[...email].map(toLetterPattern).join("")}${after}`, "gi");
}

/** Any text with the address has these letters, whatever form the address has in it. */
export function toMentionLetters(email: string): { local: string; domain: string } {
  const longest = (text: string) =>
    (text.match(/[a-z0-9]+/g) ?? [""]).reduce((a, b) => (b.length > a.length ? b : a));
  const at = email.lastIndexOf("@");
  return { local: longest(email.slice(0, at)), domain: longest(email.slice(at + 1)) };
}
