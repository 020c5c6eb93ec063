const deepest = 64

/**
 * Finds input that neither Postgres nor a page can store: a zero byte, half a surrogate pair, or nesting beyond 64 levels. Returns its dot path
 * (empty for the whole input) or null. Does not recurse, since the sender controls the depth.
 */
export function unstorableAt(input: unknown): string | null {
  const open: { value: unknown; path: readonly string[] }[] = [{ value: input, path: [] }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && !isStorable(value)) return path.join('.')
    if (typeof value !== 'object' || value === null) continue
    if (path.length >= deepest) return path[0] ?? ''
    for (const [key, inner] of Object.entries(value)) {
      // No form has a field with such a name to show the error at.
      if (!isStorable(key)) return path.join('.')
      open.push({ value: inner, path: [...path, key] })
    }
  }
  return null
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
