import type { ReactNode } from "react";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { ProfileAnswer } from "./keep-answer.ts";

interface NoticeProps {
  answer: ProfileAnswer | undefined;
  done: string | null;
  isSignedIn: boolean;
}

export function ProfileNotice({ answer, done, isSignedIn }: NoticeProps) {
  const notice = toNotice(answer?.status ?? done, isSignedIn);
  if (!notice) return null;
  return (
    <Notice tone={notice.tone} title={notice.title} live className="mb-6">
      {notice.text}
    </Notice>
  );
}

interface NoticeText {
  tone: "good" | "warn" | "bad";
  title: string;
  text?: ReactNode;
}

function toNotice(status: string | null, isSignedIn: boolean): NoticeText | null {
  if (status === "invalid")
    return { tone: "bad", title: "Not saved yet. Please correct the fields that say what is wrong." };
  if (status === "outdated")
    return {
      tone: "warn",
      title: "Not saved: your profile was changed in another tab or on another device.",
      text: (
        <>
          Below is what you typed here. Save again to replace the other version, or{" "}
          <a href={paths.profile()} className="link">
            open the other version
          </a>
          .
        </>
      ),
    };
  if (status === "checked")
    return {
      tone: "warn",
      title: "Not saved: without an account, the profile is kept by JavaScript in your browser.",
      text: (
        <>
          Turn on JavaScript and save again, or{" "}
          <a href={paths.register()} className="link">
            create a free account
          </a>
          , which works without it.
        </>
      ),
    };
  if (status === "erased")
    return { tone: "good", title: `Your profile was erased${isSignedIn ? " from your account" : ""}.` };
  return status === "saved" || status === "kept"
    ? { tone: "good", title: "Your profile is saved.", text: savedText }
    : null;
}

const savedText = (
  <span className="flex flex-wrap gap-3 pt-3">
    <ButtonLink to={paths.careerDashboard()} size="small">
      See my career dashboard
    </ButtonLink>
    <ButtonLink to={paths.jobs()} look="outline" size="small">
      Search jobs
    </ButtonLink>
  </span>
);
