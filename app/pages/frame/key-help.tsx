import type { ReactNode } from "react";
import { Dialog } from "#app/kit/ui/dialog.tsx";
import type { FrameSection } from "./key-actions.ts";

interface KeyHelpProps {
  sections: readonly FrameSection[];
  keys: Readonly<Record<string, string>>;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}

export function KeyHelp({ sections, keys, isOn, onChange, onClose }: KeyHelpProps): ReactNode {
  const lines: [keys: string[], does: string][] = [
    ...Object.entries({ j: "Next row", k: "Row before", ...keys }).map(([key, does]): [string[], string] => [
      [key],
      does,
    ]),
    [["?"], "These keys"],
    ...sections.map(({ key, name }): [string[], string] => [["g", key], name]),
  ];
  return (
    <Dialog open onClose={onClose} title="Keys">
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
    </Dialog>
  );
}
