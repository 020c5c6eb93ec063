const source = /<img\b[^<>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi

/** Whether a picture lies on the portal itself, where the media library keeps it: the only ones that texts keep. */
export const isOwnPicture = (src: string): boolean => /^\/(?![/\\])/.test(src.trim())

/** Where a picture that is not kept lies, in words: its site, or that it came inside the text or from the writer's computer. */
export function placeOfPicture(src: string): string {
  if (/^\s*data:/i.test(src)) return 'inside the text'
  const site = /^\s*(?:https?:)?[/\\]{2}([^/\\?#]+)/i.exec(src)?.[1]
  return site?.toLowerCase() ?? 'your computer'
}

/** The places of a text's pictures that are not on the portal, each once. */
export const foreignPictures = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(source)].flatMap(([, double, single, bare]) => {
      const src = double ?? single ?? bare ?? ''
      return isOwnPicture(src) ? [] : [placeOfPicture(src)]
    }),
  ),
]

/** What an author reads when pictures were left out. */
export const leftOutText = (places: readonly string[]): string =>
  `Pictures from elsewhere were left out (${places.join(', ')}). Upload them to the media library and add them from there.`
