const source = /<img\b[^<>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi

/** Whether a picture is hosted on the portal itself, in the media library; texts keep no others. */
export const isOwnPicture = (src: string): boolean => /^\/(?![/\\])/.test(src.trim())

/** Describes the source of a dropped picture: its site, inside the text itself, or the writer's computer. */
export function pictureSource(src: string): string {
  if (/^\s*data:/i.test(src)) return 'inside the text'
  const site = /^\s*(?:https?:)?[/\\]{2}([^/\\?#]+)/i.exec(src)?.[1]
  return site?.toLowerCase() ?? 'your computer'
}

/** Lists the sources of a text's external pictures, each once. */
export const foreignPictures = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(source)].flatMap(([, double, single, bare]) => {
      const src = double ?? single ?? bare ?? ''
      return isOwnPicture(src) ? [] : [pictureSource(src)]
    }),
  ),
]

/** The message an author sees after pictures were left out. */
export const droppedPicturesText = (places: readonly string[]): string =>
  `Pictures from other sources were left out (${places.join(', ')}). Upload them to the media library and add them from there.`
