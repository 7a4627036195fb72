import { ink } from "./ink.ts";

const framed = { borderColor: ink.rule, borderStyle: "thin" as const, alignVertical: "top" as const };

export const styles = {
  title: { fontWeight: "bold" as const, fontSize: 16, textColor: ink.text },
  note: { textColor: ink.note },
  head: { ...framed, fontWeight: "bold" as const, backgroundColor: ink.fill, wrap: true },
  words: { ...framed, wrap: true },
  answer: { ...framed, wrap: true },
};

export const formats: Readonly<Record<string, string | undefined>> = {
  date: "mm/dd/yyyy",
  money: "$#,##0.00",
  number: "#,##0.##",
  percent: "0.0%",
};
