export interface HiringPrefill {
  position?: string;
  place?: string;
}

const longest = { position: 160, place: 120 };

/** Read from the form's own address, so that it works without JavaScript too. */
export function parseHiringPrefill(search: URLSearchParams): HiringPrefill {
  const read = (name: keyof HiringPrefill) =>
    search.get(name)?.replace(/\p{C}/gu, "").trim().slice(0, longest[name]);
  const [position, place] = [read("position"), read("place")];
  return { ...(position && { position }), ...(place && { place }) };
}
