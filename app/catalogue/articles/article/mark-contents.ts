/** The part being read is the last whose heading has passed the upper third of the screen. */
export function markContents(body: HTMLElement): () => void {
  const links = [...body.querySelectorAll<HTMLAnchorElement>(".article-contents a")];
  const headings = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  let frame = 0;
  const mark = () => {
    frame = 0;
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
    for (const link of links)
      if (link.hash === `#${read?.id}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
  };
  const later = () => {
    frame ||= requestAnimationFrame(mark);
  };
  mark();
  addEventListener("scroll", later, { passive: true });
  return () => {
    removeEventListener("scroll", later);
    cancelAnimationFrame(frame);
  };
}
