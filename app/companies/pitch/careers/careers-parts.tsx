import { Monogram } from "#app/kit/ui/picture/monogram.tsx";
import type { CompanyImage } from "./careers-content.ts";
import type { CareersPage } from "./careers-page.server.ts";

interface PictureProps {
  image: CompanyImage & { src: string };
  className?: string;
  isLate?: boolean;
}

/** With the size that its file has, so that nothing moves once it is there. */
const Picture = ({ image: { src, alt, width, height }, className, isLate }: PictureProps) => (
  <img
    alt={alt}
    {...{ src, width, height, className }}
    loading={isLate ? "lazy" : undefined}
    decoding={isLate ? "async" : undefined}
  />
);

export const CareersCover = ({ cover }: Pick<CareersPage, "cover">) =>
  cover && (
    <div className="page pt-4">
      <Picture image={cover} className="careers-cover" />
    </div>
  );

export const CompanyMark = ({ name, logo }: { name: string; logo: CareersPage["logo"] | undefined }) =>
  logo ? <Picture image={logo} className="careers-logo" /> : <Monogram name={name} />;

export function CareersParts({ name, page }: { name: string; page: CareersPage }) {
  const { paragraphs, values, video, photos } = page;
  return (
    <>
      {(paragraphs.length > 0 || video) && (
        <section aria-labelledby="working-here" className="grid gap-item">
          <h2 id="working-here">{`Working at ${name}`}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="wrap-anywhere max-w-[44rem] whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          {video && (
            <p>
              <a href={video.to} rel="noopener nofollow" className="link inline-flex min-h-11 items-center">
                {`Watch their video on ${video.host}`}
              </a>
            </p>
          )}
        </section>
      )}
      {values.length > 0 && (
        <section aria-labelledby="values" className="grid gap-item">
          <h2 id="values">What they value</h2>
          <ul className="careers-list">
            {values.map(({ title, text }) => (
              <li key={title} className="wrap-anywhere rounded-card border border-line bg-surface p-5">
                <h3>{title}</h3>
                <p className="text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {photos.length > 0 && (
        <section aria-labelledby="photos" className="grid gap-item">
          <h2 id="photos">Photos</h2>
          <ul className="careers-list">
            {photos.map((photo) => (
              <li key={photo.name}>
                <Picture image={photo} isLate />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
