/** An instant as raw SQL answers it: text, or nothing. */
export const instantOf = (at: string | null): Date | null => (at === null ? null : new Date(at))
