import { Answer, type LicenseLineProps, useShortAnswer } from "./license-line.tsx";
import { forgetLicense, useMyLicense } from "./license-memory.ts";
import "./license-detail.css";

/** Says what the posting asks until there is an answer, so that nothing moves. */
export function LicenseDetail({ work, told, asked }: LicenseLineProps) {
  const answer = useShortAnswer(work);
  const mine = useMyLicense();
  if (!work && !told && !asked) return null;
  return (
    <div className="license-line license-detail" data-tone={(answer ?? told)?.tone}>
      {answer ? (
        <details>
          <summary>
            <Answer answer={answer} />
            <span className="link">Why?</span>
          </summary>
          {answer.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {answer.compact && (
            <p>
              Members as of {answer.compact.asOf}:{" "}
              <a href={answer.compact.url} className="link" rel="noopener">
                {answer.compact.name}, official list
              </a>
            </p>
          )}
          <p>
            You said: {mine?.label}.{" "}
            <button type="button" className="link min-h-11 cursor-pointer" onClick={() => forgetLicense()}>
              Remove my license
            </button>
          </p>
        </details>
      ) : told ? (
        <Answer answer={told} />
      ) : (
        asked
      )}
    </div>
  );
}
