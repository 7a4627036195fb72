import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { licenseFields, type MyLicense, mostLicenseStates } from "#app/facts/licensing/license-fields.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { useAlive } from "#app/kit/ui/island-life.ts";
import { useMyLicense } from "./license-memory.ts";

interface PanelProps {
  told: MyLicense | null;
  /** False on a list without a license in its address: the remembered one then only answers on the cards. */
  isFilter: boolean;
}

/** Comes with its 51 states and 30 professions once someone opens it. */
export function LicensePanel({ told, isFilter }: PanelProps) {
  const mine = useMyLicense();
  const license = told ?? mine;
  const [choice, setOnly] = useState<boolean | null>(null);
  return (
    <LicenseInputs
      // Fields follow the address, another tab or a posting's page.
      key={license && `${license.profession} ${license.states} ${license.multistate}`}
      license={license}
      isOnly={choice ?? (isFilter || told !== null || mine === null)}
      setOnly={setOnly}
    />
  );
}

interface InputsProps {
  license: MyLicense | null;
  isOnly: boolean;
  setOnly: (isOnly: boolean) => void;
}

function LicenseInputs({ license, isOnly, setOnly }: InputsProps) {
  const [shown, setShown] = useState(Math.min((license?.states.length ?? 0) + 1, mostLicenseStates));

  const [problem, setProblem] = useState<string | null>(null);
  const isAlive = useAlive();
  const panel = useRef<HTMLDivElement>(null);
  const isTouched = useRef(false);

  // A choice counts when the form around is sent without "Use this license".
  useEffect(() => {
    const form = panel.current?.closest("form");
    const say = () => {
      if (isTouched.current && panel.current) finish(panel.current);
    };
    form?.addEventListener("submit", say);
    return () => form?.removeEventListener("submit", say);
  }, []);

  function change(event: FormEvent<HTMLDivElement>) {
    // The list's form searches at each change, but a license takes several.
    event.stopPropagation();
    isTouched.current = true;
    const said = readSaid(event.currentTarget);
    void loadRules().then(({ findTypedProblem }) => setProblem(findTypedProblem(said)));
    const filled = said.getAll(licenseFields.states).length;
    setShown((before) => Math.max(before, Math.min(filled + 1, mostLicenseStates)));
  }

  return (
    <div ref={panel} className="license-panel" onChange={change}>
      <LicenseSelect
        label="I work as"
        name={isOnly ? licenseFields.profession : undefined}
        value={license?.profession}
      >
        <option value="">Any profession</option>
        {licensed.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </LicenseSelect>
      {Array.from({ length: shown }, (_, at) => (
        <LicenseSelect
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is what each one is.
          key={at}
          label={at === 0 ? "Licensed in" : "Also licensed in"}
          name={isOnly ? licenseFields.states : undefined}
          value={license?.states[at]}
        >
          <option value="">{at === 0 ? "Choose a state" : "No other state"}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </LicenseSelect>
      ))}
      <label className="tick">
        <input
          type="checkbox"
          data-part="multistate"
          name={isOnly ? licenseFields.multistate : undefined}
          value="1"
          defaultChecked={license?.multistate}
        />
        Multistate (nurses) or compact
      </label>
      <p role="status" className="text-md">
        {problem}
      </p>
      <label className={isAlive ? "tick" : "tick hidden"}>
        <input
          id={useId()}
          type="checkbox"
          checked={isOnly}
          onChange={({ target }) => setOnly(target.checked)}
        />
        Only jobs I can work with it
      </label>
      <Button type={isAlive ? "button" : "submit"} onClick={isAlive ? finishByPress : undefined}>
        Use this license
      </Button>
      <p className="text-ink-3 text-sm">
        We remember it on this device, and in your account when you are logged in.
      </p>
    </div>
  );
}

interface SelectProps {
  label: string;
  name: string | undefined;
  value: string | null | undefined;
  children: ReactNode;
}

function LicenseSelect({ label, name, value, children }: SelectProps) {
  return (
    <label className="grid gap-1 font-semibold text-md">
      {label}
      <select
        name={name}
        defaultValue={value ?? ""}
        className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 font-normal text-base"
      >
        {children}
      </select>
    </label>
  );
}

function finishByPress({ currentTarget: { form, parentElement } }: MouseEvent<HTMLButtonElement>): void {
  finish(parentElement!);
  if (form?.dataset.search === "live") form.requestSubmit();
}

function finish(panel: HTMLElement): void {
  const details = panel.closest("details")!;
  if (panel.contains(document.activeElement)) details.querySelector("summary")!.focus();
  details.open = false;
  const said = readSaid(panel);
  void loadRules().then(({ storeTypedLicense }) => storeTypedLicense(said));
}

/** With the compacts' members, which the panel itself must not wait for. */
const loadRules = () => import("./remember-license.ts");

/** Not from the form, where a license that filters nothing has no names. */
function readSaid(panel: HTMLElement): FormData {
  const said = new FormData();
  const [profession, ...held] = [...panel.querySelectorAll("select")].map(({ value }) => value);
  said.append(licenseFields.profession, profession ?? "");
  for (const state of held.filter(Boolean)) said.append(licenseFields.states, state);
  if (panel.querySelector("[data-part=multistate]:checked")) said.append(licenseFields.multistate, "1");
  return said;
}

const licensed = professions
  .filter(({ license }) => license === "state")
  .toSorted((a, b) => a.name.localeCompare(b.name));
