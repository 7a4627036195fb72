interface Floating {
  isShown: boolean;
  anchor: number;
  at: number;
}

export const pageTop: Floating = { isShown: false, anchor: 0, at: 0 };

/** Pixels (spec sections 2 and 9). */
const shownPast = 200;
const nearTop = 300;
const largeMove = 50;

export function toFloating({ isShown, anchor, at }: Floating, to: number): Floating {
  const hasReason = to > shownPast && (to < at || to <= nearTop);
  if (hasReason) return { isShown: true, anchor: to, at: to };
  const stays = isShown && to > shownPast && to - anchor <= largeMove;
  return { isShown: stays, anchor, at: to };
}
