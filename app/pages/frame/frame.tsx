import { Link, useLocation, useNavigate, useRouteLoaderData } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import "./frame.css";
import "#app/pages/page/workspace.css";
import { toIconStyle } from "#app/kit/ui/icon.tsx";
import { type FrameSection, mostWaiting, rowKeys, toKeyAction } from "./key-actions.ts";

/** Where the way back leads, if not to the whole list of the open section. */
export interface FrameBack {
  to: string;
  name?: string;
}

interface FrameProps {
  /** Names the rail, for screen readers and on a phone. */
  label: string;
  groups: readonly { name: string | null; sections: readonly FrameSection[] }[];
  /** The address of the section that is open, or null. */
  current: string | null;
  /** Which letters press what in a row. */
  keys?: Readonly<Record<string, string>>;
  back?: FrameBack | undefined;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A tool: a rail of sections and a dense page, without the public pages' menus. Keys: j and k move over `data-row`, o presses
 * `data-open`, a letter presses its `data-key="e"`, and g with a section's letter opens it. On a page without rows j and k
 * press their `data-key`, too.
 */
export function Frame({
  label,
  groups,
  current,
  keys = rowKeys,
  back,
  title,
  lead,
  actions,
  children,
}: FrameProps) {
  const sections = groups.flatMap((group) => group.sections);
  const open = sections.find(({ to }) => to === current);
  const { pathname, search } = useLocation();
  const isList = open?.to === pathname;
  const isBelow = open && !isList && open.name !== title;

  // Only in a browser: on the server, others would read it.
  useEffect(() => {
    if (isList && !told.test(search)) seenLists.set(pathname, search);
  }, [isList, pathname, search]);

  return (
    <div className="desk">
      <nav aria-label={label} className="desk-nav">
        <details key={current}>
          <summary className="turn-mark">
            {label}: {open?.name ?? "menu"}
          </summary>
          <Groups groups={groups} current={current} />
        </details>
        <div className="desk-nav-wide">
          <Groups groups={groups} current={current} />
        </div>
      </nav>
      <div className="desk-main">
        <header className="desk-header flex flex-wrap items-center justify-between gap-item">
          <div className="grid gap-1">
            {isBelow && <WayBack key={open.to} name={open.name} list={open.to} {...back} />}
            <h1 className={title === open?.name && !lead ? "named-by-rail" : undefined}>{title}</h1>
            {lead && <p className="max-w-2xl text-ink-2">{lead}</p>}
          </div>
          {actions}
        </header>
        {children}
      </div>
      <FrameKeys sections={sections} keys={keys} />
    </div>
  );
}

function Groups({ groups, current }: Pick<FrameProps, "groups" | "current">) {
  const waiting = useRouteLoaderData<{ waiting?: Record<string, number> }>("root")?.waiting;
  return groups.map(({ name, sections }) => (
    <div key={name} className="desk-group">
      {name && <p>{name}</p>}
      <ul>
        {sections.map((section) => (
          <li key={section.to}>
            <Link
              to={section.to}
              aria-current={section.to === current ? "page" : undefined}
              className="icon-before"
              style={toIconStyle(section.icon, 18)}
            >
              {section.name}
              <Waiting count={waiting?.[section.to] ?? 0} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

const Waiting = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="desk-count">
      {count > mostWaiting ? `${mostWaiting}+` : count}
      <span className="sr-only"> waiting</span>
    </span>
  );

/** What an address says was done, which a way back must not say again. */
const told = /[?&](?:done|changed|passed)=/;
/** The filters of each list as it was seen last, for as long as the page's scripts live. Nothing is stored. */
const seenLists = new Map<string, string>();

/** To the list with the filters that were chosen there; without scripts to the whole list. */
function WayBack({ list, name, to }: { list: string; name: string; to?: string }) {
  const [search, setSearch] = useState("");
  // After the first rendering, which must match the server's: it knows no list that was seen.
  useEffect(() => setSearch(seenLists.get(list) ?? ""), [list]);
  return (
    <Link to={to ?? list + search} className="desk-back">
      <span aria-hidden="true">←</span>
      <span className="sr-only">Back to</span> {name}
    </Link>
  );
}

// Loaded when it is opened. Without a connection, nothing opens.
const KeyHelp = lazy(() =>
  import("./key-help.tsx").then(
    (module) => ({ default: module.KeyHelp }),
    () => ({ default: () => null }),
  ),
);

const storageKey = "desk-keys";
const secondKeyMs = 1500;

/** Letters alone can be pressed by accident or by a voice program, so one can turn them off (WCAG 2.1.4). */
function FrameKeys({
  sections,
  keys,
}: {
  sections: readonly FrameSection[];
  keys: Readonly<Record<string, string>>;
}) {
  const navigate = useNavigate();
  const [isOn, setOn] = useState<boolean | null>(null);
  const [isOpen, setOpen] = useState(false);

  // Storage is read after the first rendering, which must match the server's.
  useEffect(() => setOn(readIsOn()), []);

  // React has no event for a key pressed outside of a field.
  useEffect(() => {
    if (!isOn) return;
    let goneAt = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const action = toKeyAction(event.key, event.timeStamp - goneAt < secondKeyMs, sections);
      goneAt = action?.does === "go" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!action || action.does === "go") return;
      event.preventDefault();
      if (action.does === "open") navigate(action.to);
      else if (action.does === "help") setOpen(true);
      else if (action.does === "move") moveRow(action.by);
      else pressInRow(action.key);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn, navigate, sections]);

  if (isOn === null) return null;
  const change = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(storageKey, next ? "on" : "off");
    } catch {
      // The browser forbids storage: the choice lasts as long as this page.
    }
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="desk-keys">
        Keys <kbd>?</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <KeyHelp
            sections={sections}
            keys={keys}
            isOn={isOn}
            onChange={change}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function readIsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return true;
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

/** The row of the focus, or the one that is open beside its list. */
const findRow = () =>
  document.activeElement?.closest<HTMLElement>("[data-row]") ??
  document.querySelector<HTMLElement>("[data-row][aria-current]");

function moveRow(by: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.indexOf(findRow() as HTMLElement);
  const row = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
  if (!row) {
    pressInRow(by === 1 ? "j" : "k");
    return;
  }
  row.tabIndex = -1;
  row.focus();
  row.scrollIntoView({ block: "nearest" });
}

/** Presses on the focused row, or else on the page's own button. */
function pressInRow(key: string): void {
  const inside = findRow() ?? document;
  const selector = key === "o" ? "[data-open]" : `[data-key="${key}"]`;
  // A row may have another link for a narrow screen.
  [...inside.querySelectorAll<HTMLElement>(selector)]
    .find((each) => each.getClientRects().length > 0)
    ?.click();
}
