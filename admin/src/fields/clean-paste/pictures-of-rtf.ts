/** Returns the pictures that a word processor puts beside pasted HTML as RTF, in the order of the text. Its HTML only names files of the writer's computer. */
export const picturesOfRtf = (rtf: string): Blob[] =>
  [...rtf.matchAll(/\\pict(?![a-z])/g)].flatMap(({ index }) => {
    // A picture may be written twice; this form of it is for old readers.
    if (rtf.slice(Math.max(0, index - 20), index).includes('nonshppict')) return []
    const content = ownText(rtf, index + '\\pict'.length)
    const kind = /\\(png|jpeg)blip/.exec(content)?.[1]
    return kind ? [new Blob([bytesOf(content)], { type: `image/${kind}` })] : []
  })

/** The text of a group from here to its end, without the groups inside it. */
function ownText(rtf: string, from: number): string {
  let depth = 0
  let text = ''
  let at = from
  for (const { index, 0: brace } of rtf.slice(from).matchAll(/[{}]/g)) {
    if (depth === 0) text += rtf.slice(at, from + index)
    if (brace === '}' && depth === 0) return text
    depth += brace === '{' ? 1 : -1
    at = from + index + 1
  }
  return ''
}

function bytesOf(content: string): Uint8Array<ArrayBuffer> {
  const digits = content.replace(/\\[a-z]+-?\d* ?/g, '').replace(/[^\da-f]/gi, '')
  return Uint8Array.from({ length: digits.length >> 1 }, (_, at) =>
    Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16),
  )
}
