/** Addresses as people paste them: a line, comma, semicolon or blank apart; each once. */
export const splitEmails = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
