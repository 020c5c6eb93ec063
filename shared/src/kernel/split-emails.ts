const separators = /[\s,;]+/

/** Addresses as people paste them: a line, comma, semicolon or blank apart; each once. */
export const splitEmails = (text: string): string[] => [...new Set(text.split(separators).filter(Boolean))]

/** Each of them with the line that it stands in, counted from 1 as people count. */
export const emailsByLine = (text: string): { line: number; address: string }[] =>
  text.split(/\r\n?|\n/).flatMap((line, place) =>
    line
      .split(separators)
      .filter(Boolean)
      .map((address) => ({ line: place + 1, address })),
  )
