/** What a page says after a form led back to it, by the name in its address. Null for any name but the page's own. */
export const findNotice = <Notice>(
  notices: Readonly<Record<string, Notice>>,
  name: string | null,
): Notice | null => (name !== null && Object.hasOwn(notices, name) ? notices[name]! : null);
