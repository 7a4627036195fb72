import { createContext, type HTMLAttributes, useContext } from "react";

/** For content that is a page in one place and part of a page in another. */
export const SectionLevel = createContext<"h2" | "h3">("h2");

export function SectionHeading(props: HTMLAttributes<HTMLHeadingElement>) {
  const Heading = useContext(SectionLevel);
  return <Heading {...props} />;
}
