/** RFC 6068: "&", "?" and "%" of an address would be read as parts of the link. */
export const toMailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;
