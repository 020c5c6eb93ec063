/** Path of a read whose parameters come from the page's URL: `{2}` is its third segment, `{-1}` the last. */
export type EarlyRead = string

type Read = { readonly method: 'GET'; readonly path: string }
type SegmentPositions = Readonly<Record<string, number>>

/** A read that a page always starts with, for its head; parameters are given as segment positions in the page's URL. */
export function earlyRead(
  { path }: Read,
  { params = {}, query = {} }: { params?: SegmentPositions; query?: SegmentPositions } = {},
): EarlyRead {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    if (params[name] === undefined) throw new Error(`${path}: nothing says where the address has ${name}`)
    return `{${params[name]}}`
  })
  const asked = Object.entries(query).map(([name, place]) => `${name}={${place}}`)
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`
}
