interface AirlineBadgeProps {
  /** #RRGGBB */
  primary: string;
  /** #RRGGBB */
  secondary: string;
  /** Edge length, px. */
  size?: number;
}

/** An airline's two colours as a small tail fin. Decorative, so show the name or code beside it. */
export function AirlineBadge({ primary, secondary, size = 20 }: AirlineBadgeProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
      className="shrink-0"
    >
      <rect width="20" height="20" rx="4" fill={primary} />
      <path d="M0 16 20 4v12a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" fill={secondary} />
      <rect x=".5" y=".5" width="19" height="19" rx="3.5" fill="none" stroke="var(--line-strong)" />
    </svg>
  );
}
