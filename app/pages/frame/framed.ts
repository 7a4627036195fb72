const company = /^\/hiring\/(?!claims(?:\/|$))([^/]+)/;

/** Pages with a rail of their own instead of the public pages' menus. */
export const isFramed = (pathname: string): boolean =>
  pathname.startsWith("/admin") || company.test(pathname);

/** The company in whose workspace an address is. */
export const toFramedCompany = (pathname: string): string | undefined => company.exec(pathname)?.[1];

/** Of what waits in a section. More need no number. */
export const mostWaiting = 99;
