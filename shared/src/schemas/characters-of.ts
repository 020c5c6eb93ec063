/** How many characters a text has: 🐎 is one, and é is one however it is written. */
export const charactersOf = (text: string): number => [...text.normalize('NFC')].length
