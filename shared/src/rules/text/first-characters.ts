/** The first characters of a text, never half of one: half a surrogate pair is no text that a database takes. */
export const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join('')
