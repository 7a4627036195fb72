/**
 * A binding whose named methods end the Worker at the nth call of all that it wraps: the first is 1. What `prepare` gives is
 * wrapped, too.
 */
export function breakAt(broken: number) {
  let calls = 0;
  const step = <Target extends object>(target: Target, names: readonly string[]): Target =>
    new Proxy(target, {
      get(of, name: keyof Target & string) {
        const value = of[name] as unknown;
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          if (names.includes(name) && ++calls === broken) throw new Error("The Worker ended.");
          const result = (value as (...given: unknown[]) => unknown).apply(of, given);
          return name === "prepare" || name === "bind"
            ? step(result as object, ["first", "all", "run"])
            : result;
        };
      },
    });
  return step;
}
