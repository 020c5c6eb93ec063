/** Normalizes a code for storage and comparison: uppercase, without spaces that people type or paste with it. */
export const normalCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()
