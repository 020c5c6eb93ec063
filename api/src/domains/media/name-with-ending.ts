/** Appends the extension of the real type to a file's name; otherwise a PDF named like a web page would be opened as one. */
export const nameWithEnding = (name: string, ending: string): string =>
  name.toLowerCase().endsWith(`.${ending}`) || (ending === 'jpg' && /\.jpeg$/i.test(name)) ? name : `${name}.${ending}`
