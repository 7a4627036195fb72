/** A ZIP code, or the first three digits of one, with the place that it is in. */
interface ZipPlace {
  name: string;
  stateCode: string;
  /** The digits. */
  searchName: string;
}

/** All five digits first, then the three of their area. A sum such as 95000 is only a ZIP code where one is known. */
export const toZipKeys = (digits: string): readonly string[] =>
  digits.endsWith("000") ? [digits] : [digits, digits.slice(0, 3)];

/** Finds the ZIP code at the end of an address, which may be all of it. */
export const parseZip = (address: string): string | null =>
  /(?:^|[\s,])(\d{5})(?:-\d{4})?$/.exec(address.trim())?.[1] ?? null;

export const isZipPlace = ({ searchName }: Pick<ZipPlace, "searchName">): boolean => /^\d+$/.test(searchName);

/** "Austin, TX 78701", or of an area "Austin, TX (ZIP codes beginning with 787)", which a ZIP code is near to. */
export function toZipLabel({ name, stateCode, searchName }: ZipPlace): string {
  const place = `${name}, ${stateCode}`;
  return searchName.length === 5
    ? `${place} ${searchName}`
    : `${place} (ZIP codes beginning with ${searchName})`;
}
