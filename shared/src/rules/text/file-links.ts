const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
export const isFileUuid = (text: string): boolean => uuidPattern.test(text)

/**
 * The tag that opens a link to a library file, exactly as a cleaned text has it; nothing else of the link is stored. Words cannot spell it, since “<” is
 * escaped in them, while the attribute alone they can.
 */
export const fileLinkTag = (uuid: string): string => `<a data-file="${uuid}">`
/** Matches these tags with their uuid; the pattern works in both Postgres and JavaScript. */
export const fileLinkPattern = '<a data-file="([0-9a-f-]{36})">'

/** Lists the files that a cleaned text links to, each once. */
export const linkedFileUuids = (html: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(fileLinkPattern, 'g'))].flatMap(([, uuid]) => uuid ?? [])),
]

type Ends = { opens: string; closes: string }

/** Replaces what opens and closes every link to a file in a cleaned text, also where links are inside each other. */
export function replaceFileLinks(html: string, endsOf: (uuid: string) => Ends): string {
  const closing: string[] = []
  return html.replace(new RegExp(`${fileLinkPattern}|<a[ >]|</a>`, 'g'), (tag, uuid: string | undefined) => {
    if (tag === '</a>') return closing.pop() ?? tag
    const { opens, closes } = uuid === undefined ? { opens: tag, closes: '</a>' } : endsOf(uuid)
    closing.push(closes)
    return opens
  })
}
