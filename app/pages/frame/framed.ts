/** Pages with a rail of their own instead of the public pages' menus. */
export const isFramed = (pathname: string): boolean =>
  /^\/admin|^\/hiring\/(?!claims(?:\/|$))[^/]+/.test(pathname);
