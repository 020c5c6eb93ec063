/**
 * For texts that people wrote. Where a word needs two fonts, as a Greek name with a hyphen does, the renderer would break it there and add a
 * hyphen of its own.
 */
export const wholeWords = { hyphenationPenalty: 10_000 } as const
