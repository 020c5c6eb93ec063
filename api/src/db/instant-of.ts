/** Parses a timestamp from raw SQL, which arrives as text or null. */
export const instantOf = (at: string | null): Date | null => (at === null ? null : new Date(at))
