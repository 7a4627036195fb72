/** "$97,550", "+3.1%", "at least $239,200", "$1,200 to $3,400", "about 12 miles", "$1* (2)", and what stands for none. */
const figure =
  /^(?:(?:about |at least |under )?[$+−~]?\d[\d,.]*%?(?: (?:to|–) (?:at least )?[$+−]?\d[\d,.]*%?)?(?: miles?)?\*?(?: \(\d+\))?|[–0]|none|no figure|too few to compare)$/i;

export const listWordColumns = (rows: readonly (readonly string[])[]): number[] =>
  (rows[0] ?? []).flatMap((_, at) => (rows.every((cells) => figure.test(cells[at] ?? "–")) ? [] : [at]));
