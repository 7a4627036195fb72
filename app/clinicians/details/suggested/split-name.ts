const particles = new Set("de la del van von der di da dos el al bin le st san santa".split(" "));

/** "Ana M. de la Cruz" as "Ana M." and "de la Cruz", and "Sukarno" as a single name. */
export function splitFullName(name: string): { firstName: string; lastName: string | null } {
  const words = name.trim().split(/\s+/);
  const particle = words.findIndex((word, at) => at > 0 && particles.has(word.toLowerCase()));
  const from = particle > 0 ? particle : Math.max(1, words.length - 1);
  return { firstName: words.slice(0, from).join(" "), lastName: words.slice(from).join(" ") || null };
}
