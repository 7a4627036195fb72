import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { photoField, photoTypes } from "#app/accounts/photo/photo.ts";
import { type ImageKind, mostPhotos, type ShownImage } from "#app/companies/pitch/careers/careers-content.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Field, FileInput, toFieldMeta } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";

export interface ImageAnswer {
  /** "logo", "cover", "photo", or the name of the photo that was to be described. */
  form: string;
  problem: string;
  alt: string;
}

interface ImageFormsProps {
  images: readonly ShownImage[];
  answer: ImageAnswer | undefined;
}

export function ImageForms({ images, answer }: ImageFormsProps) {
  const find = (kind: ImageKind) => images.filter((image) => image.kind === kind);
  const answerTo = (form: string) => (answer?.form === form ? answer : undefined);
  const photos = find("photo");
  return (
    <section id="pictures" aria-labelledby="pictures-title" className="grid max-w-3xl scroll-mt-20 gap-item">
      <h2 id="pictures-title">Pictures</h2>
      <p className="text-ink-2">
        JPEG, PNG or WebP, up to 2 MB each. We remove the place, the time and other hidden data from them.
        Show people only if they agreed to it, and never patients.
      </p>
      <ImageCard
        title="Logo"
        hint="At least 64 × 64 pixels. It is shown on white."
        kind="logo"
        image={find("logo")[0]}
        answer={answerTo("logo")}
      />
      <ImageCard
        title="Cover picture"
        hint="At least 800 × 200 pixels. We show a wide strip of its middle."
        kind="cover"
        image={find("cover")[0]}
        answer={answerTo("cover")}
      />
      <h3 className="pt-2">
        Photos ({photos.length} of {mostPhotos})
      </h3>
      {photos.map((photo, at) => (
        <PhotoCard key={photo.name} photo={photo} answer={answerTo(photo.name)}>
          {photos.length > 1 && (
            <MoveForm photo={photo} isFirst={at === 0} isLast={at === photos.length - 1} />
          )}
        </PhotoCard>
      ))}
      {photos.length < mostPhotos && (
        <Card title="Add a photo">
          <UploadForm
            key={photos.length}
            kind="photo"
            hint="At least 320 × 240 pixels."
            label="Photo file"
            answer={answerTo("photo")}
          />
        </Card>
      )}
    </section>
  );
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-4 rounded-card border border-line bg-surface p-5">
    <h3>{title}</h3>
    {children}
  </section>
);

interface ImageCardProps {
  title: string;
  hint: string;
  kind: "logo" | "cover";
  image: ShownImage | undefined;
  answer: ImageAnswer | undefined;
}

const ImageCard = ({ title, hint, kind, image, answer }: ImageCardProps) => (
  <Card title={title}>
    {image && <Shown image={image} alt={`Your ${title.toLowerCase()}`} />}
    <UploadForm
      key={image?.name}
      kind={kind}
      hint={hint}
      label={image ? `New ${title.toLowerCase()} file` : `${title} file`}
      answer={answer}
    />
    {image && <RemoveForm name={image.name} label={`Remove the ${title.toLowerCase()}`} />}
  </Card>
);

interface PhotoCardProps {
  photo: ShownImage;
  answer: ImageAnswer | undefined;
  children: ReactNode;
}

function PhotoCard({ photo, answer, children }: PhotoCardProps) {
  return (
    <Card title={photo.alt}>
      <Shown image={photo} alt={photo.alt} />
      <Form id={`describe-${photo.name}`} method="post" className="grid gap-3">
        <input type="hidden" name="image" value={photo.name} />
        <input type="hidden" name="was" value={photo.alt} />
        <Field
          label="What it shows"
          meta={toFieldMeta(`alt-${photo.name}`, "alt", {
            ...{ initialValue: answer?.alt ?? photo.alt, required: true, maxLength: 160 },
            ...{ formId: `describe-${photo.name}`, errors: answer && [answer.problem] },
          })}
        />
        <Button look="outline" name="intent" value="describe" className="justify-self-start">
          Save the description
        </Button>
      </Form>
      {children}
      <RemoveForm name={photo.name} label="Remove this photo" />
    </Card>
  );
}

const MoveForm = ({ photo, isFirst, isLast }: { photo: ShownImage; isFirst: boolean; isLast: boolean }) => (
  <Form method="post" className="flex flex-wrap gap-3">
    <input type="hidden" name="image" value={photo.name} />
    {!isFirst && (
      <Button look="outline" name="intent" value="up" aria-label={`Move up: ${photo.alt}`}>
        Move up
      </Button>
    )}
    {!isLast && (
      <Button look="outline" name="intent" value="down" aria-label={`Move down: ${photo.alt}`}>
        Move down
      </Button>
    )}
  </Form>
);

const Shown = ({ image: { src, width, height }, alt }: { image: ShownImage; alt: string }) => (
  <img
    alt={alt}
    {...{ src, width, height }}
    className="max-h-40 w-auto max-w-full justify-self-start rounded-control bg-white object-contain"
  />
);

interface UploadFormProps {
  kind: ImageKind;
  label: string;
  hint: string;
  answer: ImageAnswer | undefined;
}

function UploadForm({ kind, label, hint, answer }: UploadFormProps) {
  const isPending = useNavigation().formData?.get("intent") === kind;
  const toMeta = (name: string, rest = {}) =>
    toFieldMeta(`new-${kind}`, name, { ...rest, required: true, formId: `new-${kind}` });
  return (
    <Form id={`new-${kind}`} method="post" encType="multipart/form-data" className="grid gap-3">
      <input type="hidden" name="intent" value={kind} />
      {kind === "photo" && (
        <Field
          label="What it shows"
          hint="For people who do not see it, as “Two nurses at the station of the burn unit”."
          meta={toMeta("alt", { initialValue: answer?.alt, maxLength: 160 })}
        />
      )}
      <FileInput label={label} hint={hint} accept={photoTypes.join(",")} meta={toMeta(photoField)} />
      {answer && (
        <Notice live tone="bad">
          {answer.problem}
        </Notice>
      )}
      <Button look="outline" aria-disabled={isPending} className="justify-self-start">
        {isPending ? "Uploading..." : "Upload"}
      </Button>
    </Form>
  );
}

const RemoveForm = ({ name, label }: { name: string; label: string }) => (
  <Form method="post" className="grid">
    <input type="hidden" name="image" value={name} />
    <Button look="danger" name="intent" value="remove" className="justify-self-start">
      {label}
    </Button>
  </Form>
);
