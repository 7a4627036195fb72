/** Remembers the result for as long as the object exists. */
export function madeOnce<Read extends object, Made>(make: (read: Read) => Made): (read: Read) => Made {
  const made = new WeakMap<Read, { value: Made }>();
  return (read) => {
    const known = made.get(read) ?? { value: make(read) };
    made.set(read, known);
    return known.value;
  };
}
