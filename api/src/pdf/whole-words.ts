/**
 * For texts written by people. The renderer would break a word that needs two fonts, such as a Greek name with a hyphen, where the font changes, and
 * add its own hyphen.
 */
export const wholeWords = { hyphenationPenalty: 10_000 } as const
