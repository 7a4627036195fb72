import { toStateText } from "#app/facts/reference/place/states.ts";
import { getCompact, listCompactMembers, toAsOfText } from "#app/facts/reference/profession/compacts.ts";
import { type Compact, findProfession } from "#app/facts/reference/profession/professions.ts";
import { toTextLines } from "#app/jobs/checks/warnings/posting-texts.ts";
import { listWarnings } from "#app/jobs/checks/warnings/posting-warnings.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { type Finding, toFinding } from "./finding.ts";

const farDays = 120;
const shortText = 300;
const shorteners = /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|lnkd\.in|rebrand\.ly)$/i;
const notPlaces = /^(?:remote|fully remote|anywhere|worldwide|global|wfh|nationwide|us timezones?)$/i;

export const toPlain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Matches the whole text, so that "Remote, Oregon" may be a place. */
export const isNoPlace = (text: string): boolean => notPlaces.test(text.trim());

export function checkText(posting: PostingContent): Finding[] {
  const hasDuties = posting.responsibilities.length > 0;
  const findings = checkDescription({ title: posting.title, html: posting.descriptionHtml, hasDuties });
  const add = (...of: Parameters<typeof toFinding>) => findings.push(toFinding(...of));
  if (!hasDuties && !/<li>/.test(posting.descriptionHtml))
    add("M9", "hint", "responsibilities", "A list of duties is read before the text.");
  if (posting.requirements.length === 0)
    add("M9", "hint", "requirements", "A list of what the person needs saves questions.");
  return findings;
}

interface Described {
  title: string;
  html: string;
  hasDuties: boolean;
}

export function checkDescription({ title, html, hasDuties }: Described): Finding[] {
  const text = toPlain(html);
  const findings: Finding[] = [];
  const add = (...of: Parameters<typeof toFinding>) => findings.push(toFinding(...of));
  if (text.toLowerCase() === title.toLowerCase() || text.length < 100)
    add("R2", "error", "description", "The description says too little.", {
      fix: "Describe the unit, the team, the duties and a usual day in at least 100 characters.",
    });
  else if (text.length < shortText && !hasDuties)
    add("R2", "warning", "description", "The description is short.", {
      fix: "Add duties, qualifications and hours. Long enough postings get more applications.",
    });
  if (/&lt;\/?(?:p|br|ul|li|div|b)\b/i.test(html))
    add("R2", "error", "description", "The description shows HTML code.", { fix: "Paste it as plain text." });
  if (/(?:^|\s)(?:#{2,} |\*\*\w)/.test(text))
    add("R2", "warning", "description", "The description has Markdown marks in it.", {
      fix: "Use blank lines and dashes only.",
    });
  const isAsked =
    /\b(?:application|processing|training|starter) fee\b|\bpay (?:us|a fee)\b|\bsend money\b/i.test(text);
  // "We never ask for an application fee" is honest.
  if (isAsked && listWarnings({ text: toTextLines(html) }).length > 0)
    add("P4", "error", "description", "Applying must be free.", { fix: "Leave out any fee for candidates." });
  return [...findings, ...checkPersonalData("description", text)];
}

export const checkPersonalData = (field: string, text: string): Finding[] =>
  /\b(?:ssn|social security number|bank account|date of birth)\b/i.test(text)
    ? [
        toFinding("P6", "error", field, "A posting must not ask for such personal data.", {
          fix: "Ask for it after the offer.",
        }),
      ]
    : [];

export function checkTerms(posting: PostingContent, now: number): Finding[] {
  const findings: Finding[] = [];
  const add = (...of: Parameters<typeof toFinding>) => findings.push(toFinding(...of));
  if (posting.validThrough <= now)
    add("M1", "error", "closesOn", "The closing day has passed.", { fix: "Choose a later day." });
  else if (posting.validThrough > now + farDays * dayMs)
    add("M1", "warning", "closesOn", `The posting is open for more than ${farDays} days.`, {
      fix: "Choose an earlier day. You can extend it at any time.",
    });
  if (posting.employmentType === null) add("M2", "warning", "type", "The posting does not say the job type.");
  if (isNoPlace(posting.city ?? ""))
    add("L6", "error", "place", `“${posting.city}” is not a place.`, {
      fix: "Choose Remote as the workplace and list the states.",
    });
  if (posting.experienceMonths === null)
    add("M7", "hint", "experienceMonths", "The posting does not say how much experience it needs.");
  if (posting.experienceMonths && posting.experienceMonths >= 12 && saysNewGraduates(posting))
    add("M7", "warning", "experienceMonths", "It welcomes new graduates and requires experience.", {
      fix: "Change one of both.",
    });
  if (posting.applyUrl) findings.push(...checkAddress(posting.applyUrl));
  if (posting.employmentType === "travel" && !posting.facts.contractWeeks)
    add("LENGTH", "warning", "contractWeeks", "An assignment without its length is passed over.");
  return findings;
}

const saysNewGraduates = ({ descriptionHtml, requirements }: PostingContent): boolean =>
  /\bnew grad(?:uate)?s? (?:are )?(?:welcome|encouraged|considered)\b/i.test(
    `${toPlain(descriptionHtml)} ${requirements.join(" ")}`,
  );

function checkAddress(applyUrl: string): Finding[] {
  if (!URL.canParse(applyUrl))
    return [
      toFinding("P4", "error", "applyUrl", "The address cannot be opened.", {
        fix: "Enter it as your browser shows it, starting with https://.",
      }),
    ];
  const { protocol, hostname } = new URL(applyUrl);
  if (shorteners.test(hostname))
    return [
      toFinding("P6", "error", "applyUrl", "The address is of a link shortener.", {
        fix: "Enter the address of the form itself.",
      }),
    ];
  return protocol === "https:"
    ? []
    : [toFinding("P6", "warning", "applyUrl", "The address is not encrypted (https).")];
}

const isMember = (compact: Compact) => (code: string) => listCompactMembers(compact).includes(code);

/** Agencies must say where the work is, or that they withhold it. */
export function checkEmployer({ employer, facts }: PostingContent): Finding[] {
  if (employer.kind !== "agency" || facts.facility || facts.isFacilityWithheld) return [];
  return [
    toFinding("R4a", "error", "facility", "The posting does not say whose facility it is.", {
      fix: "Name the facility, or say that its name is withheld.",
    }),
  ];
}

export function checkLicense({
  profession,
  licenseStates,
  compactAccepted,
  stateCode,
  workplace,
}: PostingContent): Finding[] {
  const known = findProfession(profession);
  if (!known)
    return [
      toFinding("R1", "warning", "profession", "The posting names no profession.", {
        fix: "Choose one, so that the right people find it.",
      }),
    ];
  if (known.license !== "state") return [];
  const asked = licenseStates.length > 0 ? licenseStates : stateCode ? [stateCode] : [];
  if (licenseStates.length === 0 && !stateCode)
    return [
      toFinding("L4", "error", "licenseStates", "The posting does not say which license it needs.", {
        fix: "List the states.",
      }),
    ];
  if (compactAccepted && !known.compact)
    return [
      toFinding(
        "LICENSE",
        "warning",
        "compact",
        `There is no license compact for ${known.plural.toLowerCase()}.`,
        {
          fix: "Choose Not accepted.",
        },
      ),
    ];
  if (compactAccepted && known.compact && asked.length > 0 && !asked.some(isMember(known.compact)))
    return [
      toFinding(
        "LICENSE",
        "warning",
        "compact",
        `${listWithAnd(asked.map(toStateText))}: the compact for ${known.plural.toLowerCase()} does not work there.`,
        {
          fix: "Choose Not accepted, or check the states.",
          source: `${getCompact(known.compact).name}, members as of ${toAsOfText(getCompact(known.compact))}`,
        },
      ),
    ];
  return compactAccepted === null && known.compact && workplace !== "remote"
    ? [
        toFinding(
          "LICENSE",
          "hint",
          "compact",
          "It does not say whether a multistate or compact license is accepted.",
        ),
      ]
    : [];
}
