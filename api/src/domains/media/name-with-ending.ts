/** What somebody called a file, with the ending of what it is: a PDF that is named a page would be opened as one. */
export const nameWithEnding = (name: string, ending: string): string =>
  name.toLowerCase().endsWith(`.${ending}`) || (ending === 'jpg' && /\.jpeg$/i.test(name)) ? name : `${name}.${ending}`
