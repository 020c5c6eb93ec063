/** A file name as every file system would find it: whatever its case, and whether its marks are part of a letter or stand after it (Mac). */
export const foldName = (name: string): string => name.normalize('NFC').toLowerCase()
