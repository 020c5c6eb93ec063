const deepest = 64

/**
 * Where in a parsed body or query something stands that neither Postgres nor a page can keep: a zero byte, half of a surrogate pair,
 * or nesting beyond 64 levels. Answers its dot path (empty for the whole); null when all is well. Walks without recursion: depth is the sender's choice.
 */
export function unstorableAt(input: unknown): string | null {
  const open: { value: unknown; path: readonly string[] }[] = [{ value: input, path: [] }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && !isStorable(value)) return path.join('.')
    if (typeof value !== 'object' || value === null) continue
    if (path.length >= deepest) return path[0] ?? ''
    for (const [key, inner] of Object.entries(value)) {
      // Such a name is no field that a form could show the fault at.
      if (!isStorable(key)) return path.join('.')
      open.push({ value: inner, path: [...path, key] })
    }
  }
  return null
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
