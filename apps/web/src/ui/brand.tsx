/** The mark: a T-account over the double rule of a total that has been proved. */
export function BrandMark({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path d="M5 6.5h22M16 6.5V20" stroke="currentColor" strokeWidth="3.4" fill="none" />
      <path d="M7 23h18M7 27.4h18" stroke="currentColor" strokeWidth="2" fill="none" />
    </svg>
  );
}
