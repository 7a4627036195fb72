import { useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { DeskNav } from "./desk-nav.tsx";
import { deskSections, findSection } from "./desk-sections.ts";
import "./desk.css";
import "#app/pages/page/workspace.css";
import { Dialog } from "#app/kit/ui/dialog.tsx";
import { rowKeys, toKeyAction } from "./key-actions.ts";

interface DeskPageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** Keys: j and k move over `data-row`, o presses `data-open`, and a letter presses its `data-key="e"`. */
export function DeskPage({ title, lead, actions, children }: DeskPageProps) {
  const current = findSection(useLocation().pathname);
  return (
    <div className="desk">
      <DeskNav current={current} />
      <div className="desk-main">
        <header className="flex flex-wrap items-end justify-between gap-item">
          <div className="grid gap-1">
            <h1>{title}</h1>
            {lead && <p className="max-w-2xl text-ink-2">{lead}</p>}
          </div>
          {actions}
        </header>
        {children}
      </div>
      <DeskKeys />
    </div>
  );
}

const storageKey = "desk-keys";
const secondKeyMs = 1500;

/** Letters alone can be pressed by accident or by a voice program, so an operator can turn them off (WCAG 2.1.4). */
function DeskKeys() {
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
      const action = toKeyAction(event.key, event.timeStamp - goneAt < secondKeyMs);
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
  }, [isOn, navigate]);

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
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Keys">
        <KeyHelp isOn={isOn} onChange={change} />
      </Dialog>
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

const findRow = () => document.activeElement?.closest<HTMLElement>("[data-row]");

function moveRow(by: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.indexOf(findRow() as HTMLElement);
  const row = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
  row.scrollIntoView({ block: "nearest" });
}

/** Presses on the focused row, or else on the page's own button. */
function pressInRow(key: string): void {
  const inside = findRow() ?? document;
  const selector = key === "o" ? "[data-open]" : `[data-key="${key}"]`;
  inside.querySelector<HTMLElement>(selector)?.click();
}

function KeyHelp({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const lines: [keys: string[], does: string][] = [
    [["j"], "Next row"],
    [["k"], "Row before"],
    ...Object.entries(rowKeys).map(([key, does]): [string[], string] => [[key], does]),
    [["?"], "These keys"],
    ...deskSections.map(({ key, name }): [string[], string] => [["g", key], name]),
  ];
  return (
    <div className="grid gap-item">
      <label className="tick">
        <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        Single letters work as keys on this device
      </label>
      <dl className="desk-key-list">
        {lines.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
