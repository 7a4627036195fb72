import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { classNames } from "./class-names.ts";
import { toIconStyle } from "./icon.tsx";
import { useAlive } from "./island-life.ts";

interface CarouselProps {
  label: string;
  itemLabel: string;
  slides: readonly ReactNode[];
  slideClassName: string;
}

const everyMs = 5000;

/** Pauses under a pointer or the focus, in a hidden tab and with reduced motion. Read aloud as a list. */
export function Carousel({ label, itemLabel, slides, slideClassName }: CarouselProps) {
  const id = useId();
  const isAlive = useAlive();
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const mayMove = useSyncExternalStore(subscribeToMotion, readMotion, () => false);
  const isRunning = mayMove && !isStopped && !isPointedAt && !isFocused;

  function show(index: number) {
    const slide = row.current?.children[index];
    if (slide instanceof HTMLElement)
      row.current?.scrollTo({ left: slide.offsetLeft - row.current.offsetLeft });
  }

  /** Before this, the browser itself follows the link to the slide. */
  function choose(event: MouseEvent, index: number) {
    event.preventDefault();
    show(index);
  }

  // The timer is outside React. Each new slide restarts it.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => show((shown + 1) % slides.length), everyMs);
    return () => clearTimeout(timer);
  });

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      onPointerEnter={(event) => setPointedAt(event.pointerType === "mouse")}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the row must scroll by keyboard too.
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget }) => setShown(findShown(currentTarget))}
        className="carousel"
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides are fixed and keep their order.
          <li key={index} id={`${id}${index}`} className={slideClassName}>
            {slide}
          </li>
        ))}
      </ul>
      <div className="inline-flex max-w-full flex-wrap items-center pt-3">
        {slides.map((_, index) => (
          // biome-ignore lint/a11y/useAnchorContent: its label says it.
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            key={index}
            href={`#${id}${index}`}
            aria-current={index === shown ? "true" : undefined}
            onClick={(event) => choose(event, index)}
            aria-label={`${itemLabel} ${index + 1} of ${slides.length}`}
            className="carousel-dot relative"
          />
        ))}
        <button
          type="button"
          onClick={() => setStopped(!isStopped)}
          style={toIconStyle(isStopped ? "play" : "pause", 18)}
          className={classNames(
            !isAlive && "invisible",
            "carousel-stop icon-before ml-2 flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold text-ink-2 text-md hover:text-ink",
          )}
        >
          {isStopped ? "Play" : "Pause"}
        </button>
      </div>
    </section>
  );
}

function findShown(row: HTMLElement): number {
  const width = row.firstElementChild?.getBoundingClientRect().width || 1;
  return Math.min(row.children.length - 1, Math.round(row.scrollLeft / width));
}

const toMotionQuery = () => matchMedia("(prefers-reduced-motion: reduce)");

const readMotion = () => !document.hidden && !toMotionQuery().matches;

function subscribeToMotion(listener: () => void): () => void {
  const query = toMotionQuery();
  query.addEventListener("change", listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    query.removeEventListener("change", listener);
    document.removeEventListener("visibilitychange", listener);
  };
}
