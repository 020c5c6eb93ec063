/** The path of a read whose parameters stand in the page's address: `{2}` is the third part of it, `{-1}` the last. */
export type EarlyRead = string

type Read = { readonly method: 'GET'; readonly path: string }
type Places = Readonly<Record<string, number>>

/** A read that a page surely begins with, as its head asks it; parameters are given as their place in the page's address. */
export function earlyRead(
  { path }: Read,
  { params = {}, query = {} }: { params?: Places; query?: Places } = {},
): EarlyRead {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    if (params[name] === undefined) throw new Error(`${path}: nothing says where the address has ${name}`)
    return `{${params[name]}}`
  })
  const asked = Object.entries(query).map(([name, place]) => `${name}={${place}}`)
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`
}
