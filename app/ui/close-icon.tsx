export function CloseIcon() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-none stroke-[1.75] stroke-current" aria-hidden="true">
      <path d="M6 6l12 12M18 6L6 18" />
    </svg>
  );
}
