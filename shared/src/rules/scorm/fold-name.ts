/** Normalizes a file name so that it matches on any file system: ignores case and whether accents are composed or decomposed (Mac). */
export const foldName = (name: string): string => name.normalize('NFC').toLowerCase()
