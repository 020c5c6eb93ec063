/** A browser's local or session storage, in memory; for `vi.stubGlobal`. */
export function browserStorage(): Storage {
  const rows = new Map<string, string>()
  return {
    get length() {
      return rows.size
    },
    key: (at) => [...rows.keys()][at] ?? null,
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
    removeItem: (key) => void rows.delete(key),
    clear: () => rows.clear(),
  }
}

/** Storage of a browser that blocks it: every use throws. */
export function blockedStorage(): Storage {
  const block = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  return {
    get length() {
      return block()
    },
    key: block,
    getItem: block,
    setItem: block,
    removeItem: block,
    clear: block,
  }
}
