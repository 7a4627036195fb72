import { deskSections } from "./desk-sections.ts";
import { rowKeys } from "./key-actions.ts";

export function KeyHelp({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
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
