import { badRequest } from './api-error.ts'

export type FormNode = string | { [key: string]: FormNode }

const MAX_DEPTH = 8

/**
 * Reads Stripe's nested form bodies and queries, `line_items[0][price_data][currency]=usd` and `expand[]=customer`, into objects.
 * Lists stay objects keyed by their index, because only the schema knows whether `metadata[0]` is a key or an index.
 */
export function parseForm(text: string): { [key: string]: FormNode } {
  const root: { [key: string]: FormNode } = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) setAtPath(root, pathOf(name), value, name)
  return root
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) throw badRequest(`Invalid parameter name: ${name}`, { param: name })
  const keys = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '')
  if (keys.length > MAX_DEPTH) throw badRequest(`Parameter is nested too deeply: ${name}`, { param: name })
  return [match[1] ?? '', ...keys]
}

function setAtPath(root: { [key: string]: FormNode }, path: string[], value: string, name: string): void {
  let node = root
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(node).length) : part
    if (depth === path.length - 1) {
      node[key] = value
      return
    }
    const next = (node[key] ??= Object.create(null) as { [key: string]: FormNode })
    if (typeof next === 'string') throw badRequest(`Invalid object: ${name}`, { param: name })
    node = next
  }
}
