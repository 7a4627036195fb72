import { dayMs } from "#app/kit/platform/durations.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";
import { careerWords, facilities, schools } from "../papers/career-words.ts";
import type { DemoResume } from "../papers/demo-resume.ts";

const ehrs = ["Epic", "Oracle Health (Cerner)", "MEDITECH"] as const;

interface Years {
  now: number;
  /** Of the last spring and the last August that are over. */
  spring: number;
  august: number;
}

interface Path {
  message: string;
  years: number;
  /** With what stands before the profession's title. */
  jobs: (at: Years) => { before?: string; after?: string; dates: string; duty?: string }[];
}

/** What an applicant writes, and what the résumé says of the same years. */
const paths: readonly Path[] = [
  {
    message: "I have been on one team for six years and would like to stay in the area.",
    years: 6,
    jobs: ({ now }) => [{ dates: `January ${now - 6} – Present` }],
  },
  {
    message: "I finished my training last spring and have BLS. I could start in four weeks.",
    years: 0,
    jobs: ({ spring }) => [{ after: ", clinical placement", dates: `January ${spring} – May ${spring}` }],
  },
  {
    message: "I moved here in August, my license is active, and I am free for a call any afternoon.",
    years: 4,
    jobs: ({ august }) => [{ dates: `June ${august - 4} – July ${august}` }],
  },
  {
    message:
      "After eight years of travel contracts I am looking for one team. Which weekends does the unit work?",
    years: 8,
    jobs: ({ now }) => [
      { before: "Travel ", dates: `April ${now - 2} – Present` },
      { before: "Travel ", dates: `May ${now - 5} – March ${now - 2}` },
      { before: "Travel ", dates: `January ${now - 8} – April ${now - 5}` },
    ],
  },
  {
    message: "I precept new colleagues now and would like to keep doing that. Is there a clinical ladder?",
    years: 7,
    jobs: ({ now }) => [
      { dates: `January ${now - 5} – Present`, duty: "Precept two new colleagues a year" },
      { dates: `January ${now - 7} – December ${now - 6}` },
    ],
  },
];

export interface Career {
  message: string;
  years: number;
  ehr: (typeof ehrs)[number];
  cards: readonly string[];
  /** Null where the state licenses nobody for this work. */
  license: { number: string; isCompact: boolean } | null;
  toResume: (contact: Pick<DemoResume, "name" | "email" | "phone">) => DemoResume;
}

interface Applying {
  profession: string;
  city: string;
  stateCode: string;
  isLicensed: boolean;
}

/** The same for the same number, but for its years. */
export function toCareer(
  { profession, city, stateCode, isLicensed }: Applying,
  index: number,
  now: number,
): Career {
  const words = careerWords[profession]!;
  const { message, years, jobs } = paths[index % paths.length]!;
  const at = toYears(now);
  const ehr = ehrs[index % ehrs.length]!;
  const cards = years === 0 ? words.cards.slice(0, 1) : words.cards;
  const isCompact = profession === "registered-nurse" && index % 2 === 0;
  const license = isLicensed ? { number: String(304_000 + index * 1_277), isCompact } : null;
  const expires = formatIsoDay(toIsoDay(now + (200 + index * 11) * dayMs));
  const graduated = years === 0 ? at.spring : at.now - years - 1;
  return {
    ...{ message, years, ehr, cards, license },
    toResume: (contact) => ({
      ...contact,
      letters: words.letters,
      place: `${city}, ${stateCode}`,
      summary: `${words.title}${years === 0 ? ", new to the profession" : ` with ${years} years of experience`}.`,
      licenses: [
        ...(license
          ? [
              `${stateCode} ${words.license} license ${license.number}${isCompact ? ", multistate (compact)" : ""}, expires ${expires}`,
            ]
          : []),
        cards.join(", "),
      ],
      positions: jobs(at).map(({ before = "", after = "", dates, duty }, place) => ({
        title: before + words.title + after,
        dates,
        facility: facilities[(index + place * 2) % facilities.length]!,
        duties: [
          words.duties[(index + place) % words.duties.length]!,
          ...(place === 0 ? [`Chart in ${ehr}`] : []),
          ...(duty ? [duty] : []),
        ],
      })),
      education: [`${words.degree}, ${schools[index % schools.length]}, ${graduated}`],
    }),
  };
}

function toYears(ms: number): Years {
  const today = new Date(ms);
  const now = today.getUTCFullYear();
  const isOver = (months: number) => (today.getUTCMonth() >= months ? now : now - 1);
  return { now, spring: isOver(5), august: isOver(8) };
}
