/** Counts the characters of a text as people see them: 🐎 is one, and é is one in either encoding. */
export const charactersOf = (text: string): number => [...text.normalize('NFC')].length
