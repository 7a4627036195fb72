import { ContactLink } from "#app/accounts/contact/contact-link.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { ButtonLink, buttonClass } from "#app/kit/ui/button.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";

export function ContactCall() {
  return (
    <div
      id="contact-call"
      className="mt-stack flex flex-wrap items-center justify-between gap-item rounded-panel border border-line bg-surface p-5 md:p-8"
    >
      <div className="grid max-w-md gap-1.5">
        <h3>Not sure where to start?</h3>
        <p className="text-ink-2">
          Chat Now opens our message form. Or talk to a recruiter: we are here {site.hours}.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ContactLink className={buttonClass()}>
          <Icon name="messages-square" />
          Chat Now
        </ContactLink>
        <ButtonLink to={paths.homeAnchor("contact")} look="outline">
          <Icon name="mail" />
          Contact us
        </ButtonLink>
        <a href={site.phoneHref} className={buttonClass("outline")}>
          <Icon name="phone" />
          {site.phone}
        </a>
      </div>
    </div>
  );
}
