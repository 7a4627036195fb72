import { useNavigate } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import type { CompactNote } from "#app/facts/licensing/compact-standing.ts";
import { licenseAnswerId } from "#app/facts/licensing/license-answer.ts";
import { licenseFields } from "#app/facts/licensing/license-fields.ts";
import type { LicenseVerdict } from "#app/facts/licensing/license-verdict.ts";
import { useMyLicense } from "#app/facts/licensing/memory/license-memory.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { FocusState } from "#app/kit/ui/pager.tsx";

interface AnswerProps {
  verdict: LicenseVerdict | null;
  compact: CompactNote | null;
}

export function LicenseAnswer({ verdict, compact }: AnswerProps) {
  return (
    <>
      {verdict && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and this has none.
        <div
          id={licenseAnswerId}
          role="group"
          aria-label={verdict.title}
          tabIndex={-1}
          className="rounded-card"
        >
          <Notice tone={verdict.tone} title={verdict.title}>
            {verdict.lines.map((line) => (
              <p key={line} className="pt-1">
                {line}
              </p>
            ))}
          </Notice>
        </div>
      )}
      {compact && (
        <p className="text-ink-3 text-sm">
          Members as of {compact.asOf}:{" "}
          <a href={compact.url} className="link" rel="noopener">
            {compact.name}, official list
          </a>
        </p>
      )}
    </>
  );
}

interface FormProps {
  path: string;
  profession: string | null;
  license: string;
  multistate: { isAsked: boolean; isTicked: boolean };
  ask: string;
  className?: string;
  children?: ReactNode;
}

/** A license that was removed since must not come back with a later visit of the page. */
let isTaken = false;

export function LicenseForm({
  path,
  profession,
  license,
  multistate,
  ask,
  className = "",
  children,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const mine = useMyLicense();
  const isMine = !license && (!profession || !mine?.profession || mine.profession === profession);
  const shown = license || (isMine && mine?.states[0]) || "";

  // Another license for the same posting is not worth a step in the history.
  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)]),
    );
    void say(said.get("profession") || profession, said);
    const to = { pathname: path, search: said.toString(), hash: licenseAnswerId };
    navigate(to, {
      replace: true,
      preventScrollReset: true,
      state: { focus: licenseAnswerId } satisfies FocusState,
    });
  }

  // Sent before the scripts were ready, so that the browser itself loaded the answer. A shared link comes from elsewhere.
  useEffect(() => {
    const { origin, pathname, search } = location;
    const said = new URLSearchParams(search);
    const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const isSent = license && !isTaken && arrival?.type === "navigate" && URL.canParse(document.referrer);
    isTaken = true;
    if (!isSent || said.get(licenseFields.states) !== license) return;
    const from = new URL(document.referrer);
    if (from.origin === origin && from.pathname === pathname)
      void say(said.get("profession") || profession, said);
  }, [license, profession]);

  // A page from the back-forward cache shows the choice for a later answer, so reset it.
  useEffect(() => {
    const showAnswered = ({ persisted }: PageTransitionEvent) => persisted && form.current?.reset();
    addEventListener("pageshow", showAnswered);
    return () => removeEventListener("pageshow", showAnswered);
  }, []);

  // With autocomplete on, a browser restores an older choice above an answer to another.
  return (
    <form
      ref={form}
      // The fragment moves the focus to the answer, even without JavaScript.
      action={`${path}#${licenseAnswerId}`}
      autoComplete="off"
      onSubmit={check}
      className={`flex flex-wrap items-end gap-x-4 gap-y-2 ${className}`}
    >
      {children}
      <LicenseChoice
        label="I hold a license in"
        name={licenseFields.states}
        key={shown}
        chosen={shown}
        empty="Choose a state"
      >
        <StateOptions />
      </LicenseChoice>
      {multistate.isAsked && (
        <label className="tick">
          <input
            type="checkbox"
            name={licenseFields.multistate}
            value="1"
            key={shown}
            defaultChecked={multistate.isTicked || (isMine && mine?.multistate)}
          />
          It is a multistate nursing license
        </label>
      )}
      <button type="submit" className={buttonClass("outline")}>
        {ask}
      </button>
    </form>
  );
}

/** Later pages answer without asking again. This page answers even if that code fails to load. */
const say = (profession: string | null, said: URLSearchParams) =>
  import("#app/facts/licensing/memory/remember-license.ts").then(
    ({ rememberOneLicense }) =>
      rememberOneLicense(
        profession,
        said.get(licenseFields.states) ?? "",
        said.get(licenseFields.multistate) === "1",
      ),
    () => {},
  );

interface ChoiceProps {
  label: string;
  name: string;
  chosen: string;
  empty: string;
  children: ReactNode;
}

export function LicenseChoice({ label, name, chosen, empty, children }: ChoiceProps) {
  return (
    <label className="grid min-w-0 flex-1 basis-48 gap-1 font-semibold text-md">
      {label}
      <select
        name={name}
        required
        defaultValue={chosen}
        className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3"
      >
        <option value="">{empty}</option>
        {children}
      </select>
    </label>
  );
}

export function StateOptions() {
  return (
    <>
      {states.map((state) => (
        <option key={state.code} value={state.code}>
          {state.name}
        </option>
      ))}
    </>
  );
}
