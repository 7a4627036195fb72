import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { payPeriods } from "#app/jobs/search/index/filter-choices.ts";
import { ofKind } from "#app/jobs/search/query/typed-query.ts";

interface NamedPay {
  /** Dollars a year of full time. */
  yearly: number;
  isHourly: boolean;
  /** "$41.50", as it was typed. */
  words: string;
}

const inSentence = /\$?\s?\d[\d,]*(?:\.\d+)?\s?k?\b/i;
const thousands = /(?<![\d$.,-])\$?(\d{2,3}(?:\.\d)?)\s?k\b/i;

const byHour = /(\$(\d{2,3}(?:\.\d{1,2})?))\s?(?:\/|an|per|a)\s?h(?:ou)?r/i;

/** The pay that an offer names. */
export function readNamedPay({ readings, text }: Sentence): NamedPay | null {
  const [pay] = ofKind(readings, "pay");
  const short = thousands.exec(text);
  const hourly = byHour.exec(text);
  if (hourly) return { yearly: Number(hourly[2]) * payPeriods.hour, isHourly: true, words: hourly[1]! };
  const words = (pay ? inSentence.exec(text.slice(pay.from, pay.to)) : short)?.[0].trim();
  if (!words) return null;
  return {
    yearly: pay ? pay.min * payPeriods[pay.period] : Number(short![1]) * 1_000,
    isHourly: pay?.period === "hour",
    words,
  };
}
