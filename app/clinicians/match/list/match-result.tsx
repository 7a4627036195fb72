import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { Gain, ScoreLine } from "#app/clinicians/match/queries/gain.ts";
import type { MatchList } from "#app/clinicians/match/queries/match.server.ts";
import type { LicenseStanding } from "#app/clinicians/match/score/license-gate.ts";
import { type LineName, linePoints } from "#app/clinicians/match/score/match-line.ts";
import { withQualification } from "#app/facts/licensing/license-words.ts";
import { StackedBar } from "#app/kit/ui/chart/stacked-bars.tsx";
import { type ChipTone, toChipClass } from "#app/kit/ui/chip.tsx";
import { paths } from "#app/paths.ts";

const standings: Record<LicenseStanding, readonly [tone: ChipTone, text: string]> = {
  free: ["plain", "No state license required"],
  now: ["good", "You can work here now"],
  compact: ["good", "You can work here now: compact"],
  privilege: ["good", "You can work here: compact, apply first"],
  step: ["amber", "Faster second license by compact"],
  obtainable: ["amber", "License needed first"],
  unclear: ["plain", "License rules differ: ask"],
};

export function MatchResult({ result }: { result: MatchList["results"][number] }) {
  const {
    slug,
    title,
    employer,
    place,
    pay,
    total,
    standing,
    isToAsk,
    otherSpecialty,
    lines,
    reasons,
    changes,
  } = result;
  const [tone, text]: readonly [ChipTone, string] = otherSpecialty
    ? ["amber", `Another specialty: ${otherSpecialty}`]
    : isToAsk
      ? ["plain", withQualification(standings[standing][1], true)]
      : standings[standing];
  return (
    <li className="match">
      <div className="match-job">
        <h3 className="text-lg">
          <Link to={paths.job(slug)} className="link">
            {title}
          </Link>
        </h3>
        <p>{[employer, place].filter(Boolean).join(", ")}</p>
        <p>{pay}</p>
      </div>
      <p className="match-total">
        <b>{total}</b> of 100
      </p>
      <StackedBar
        most={100}
        parts={lines.map(({ name, earned }) => ({ name, value: earned, tone: lineTones[name] }))}
      />
      <p className="chips">
        <span className={toChipClass(tone)}>{text}</span>
      </p>
      {reasons.length > 0 && (
        <ul className="match-reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {changes.length > 0 && <Changes changes={changes} label="To raise this score" />}
      <details>
        <summary>
          Every point of this score<span className="sr-only">: {title}</span>
        </summary>
        <Ledger lines={lines} />
      </details>
    </li>
  );
}

export const Changes = ({ changes, label }: { changes: readonly Gain[]; label: string }) => (
  <p className="text-md">
    {label}:
    {changes.map(({ text, to }) => (
      <Fragment key={text}>
        {" "}
        {to ? (
          <Link to={to} className="link">
            {text}
          </Link>
        ) : (
          text
        )}
      </Fragment>
    ))}
  </p>
);

function Ledger({ lines }: { lines: readonly ScoreLine[] }) {
  return (
    <ul className="ledger">
      {lines.map(({ name, earned, why, isUnsaid }) => (
        <li key={name}>
          <b>{lineNames[name]}</b>
          <span>
            {earned} of {linePoints[name]}
          </span>
          <p>
            {why}
            {isUnsaid && " It earns nothing."}
          </p>
        </li>
      ))}
    </ul>
  );
}

export const lineNames: Record<LineName, string> = {
  license: "License",
  specialty: "Specialty",
  type: "Type of employment",
  shift: "Shift",
  pay: "Minimum pay",
  distance: "Distance",
  years: "Experience",
  certificates: "Certificates",
  skills: "Skills",
};

const lineTones: Record<LineName, 1 | 2 | 3> = {
  license: 1,
  specialty: 2,
  type: 2,
  shift: 2,
  pay: 2,
  distance: 2,
  years: 3,
  certificates: 3,
  skills: 3,
};

export const toneNames: readonly (readonly [tone: 1 | 2 | 3, name: string])[] = [
  [1, "License"],
  [2, "What you want"],
  [3, "What you bring"],
];
