/** Gives "SAINT LOUIS" and "WINSTON SALEM" the keys of St. Louis and Winston-Salem. */
export function toCityKey(city: string, stateCode: string): string {
  const words = city
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’.]|\p{M}/gu, "")
    .split(/[^a-z]+/);
  return `${words.map((word) => shortWords[word] ?? word).join("")}|${stateCode}`;
}

const shortWords: Record<string, string> = { saint: "st", fort: "ft", mount: "mt", north: "n" };
