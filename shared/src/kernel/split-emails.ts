const separators = /[\s,;]+/

/** Splits pasted emails at line breaks, commas, semicolons and spaces; removes duplicates. */
export const splitEmails = (text: string): string[] => [...new Set(text.split(separators).filter(Boolean))]

/** Each email with its line number, counted from 1. */
export const emailsByLine = (text: string): { line: number; address: string }[] =>
  text.split(/\r\n?|\n/).flatMap((line, place) =>
    line
      .split(separators)
      .filter(Boolean)
      .map((address) => ({ line: place + 1, address })),
  )
