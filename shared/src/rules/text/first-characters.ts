/** Returns the first characters of a text without splitting one: the database rejects half a surrogate pair. */
export const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join('')
