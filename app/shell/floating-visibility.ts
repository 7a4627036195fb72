interface Floating {
  isShown: boolean;
  /** The scroll position in px when the menu last had a reason to show. */
  anchor: number;
  /** The scroll position in px. */
  at: number;
}

export const pageTop: Floating = { isShown: false, anchor: 0, at: 0 };

/** Spec sections 2 and 9, in px. */
const shownPast = 200;
const nearTop = 300;
const largeMove = 50;

/**
 * The quick-action menu appears past 200 px when scrolling up or within 300 px of the top. A move of more than 50 px
 * down hides it.
 */
export function toFloating({ isShown, anchor, at }: Floating, to: number): Floating {
  const hasReason = to > shownPast && (to < at || to <= nearTop);
  if (hasReason) return { isShown: true, anchor: to, at: to };
  const stays = isShown && to > shownPast && to - anchor <= largeMove;
  return { isShown: stays, anchor, at: to };
}
