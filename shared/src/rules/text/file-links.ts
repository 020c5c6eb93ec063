/** How a lesson's text names the library file that a link of it leads to; nothing else of the link is stored. */
export const fileLinkMark = (uuid: string): string => `data-file="${uuid}"`

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
export const isFileUuid = (text: string): boolean => uuidPattern.test(text)

const links = /<a data-file="([\da-f-]{36})">([\s\S]*?)<\/a>/g

/** Lists the files that a cleaned text links to, each once. */
export const linkedFileUuids = (html: string): string[] => [
  ...new Set([...html.matchAll(links)].flatMap(([, uuid]) => uuid ?? [])),
]

/** Replaces every link to a file in a cleaned text by what `replace` makes of it. */
export const replaceFileLinks = (html: string, replace: (uuid: string, words: string) => string): string =>
  html.replace(links, (_link, uuid: string, words: string) => replace(uuid, words))
