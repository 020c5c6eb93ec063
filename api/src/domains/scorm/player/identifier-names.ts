const ASCII = /^[\u0021-\u007e\s]*$/

/** Stand-ins for non-ASCII identifiers, which content uses but scorm-again rejects. */
export function identifierNames(): {
  toModel: (element: string, value: string) => string
  fromModel: (element: string, name: string) => string
} {
  const names = new Map<string, string>()
  const values = new Map<string, string>()
  const isId = (element: string) => element.endsWith('.id')
  return {
    toModel(element, value) {
      if (!isId(element) || ASCII.test(value)) return value
      const name = names.get(value) ?? `identifier-of-portico-${names.size + 1}`
      names.set(value, name)
      values.set(name, value)
      return name
    },
    fromModel: (element, name) => (isId(element) ? (values.get(name) ?? name) : name),
  }
}
