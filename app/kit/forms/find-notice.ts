/** Null for any name in the address but the page's own. */
export const findNotice = <Notice>(
  notices: Readonly<Record<string, Notice>>,
  name: string | null,
): Notice | null => (name !== null && Object.hasOwn(notices, name) ? notices[name]! : null);
