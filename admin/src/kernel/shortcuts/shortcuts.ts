/** The admin app's single-key shortcuts and what each does; the shortcut sheet lists them. */
export const shortcuts = {
  search: { key: '/', label: 'Search in the list' },
  next: { key: 'j', label: 'Next row' },
  previous: { key: 'k', label: 'Previous row' },
  create: { key: 'n', label: 'New entry' },
  help: { key: '?', label: 'Show this list' },
} as const

export type ShortcutName = keyof typeof shortcuts
export const shortcutNames = Object.keys(shortcuts) as ShortcutName[]

const acts = new Map<ShortcutName, (() => void)[]>()

/** Registers the action of a shortcut and returns a function that removes it. The latest registration wins. */
export function registerShortcut(name: ShortcutName, act: () => void): () => void {
  acts.set(name, [...(acts.get(name) ?? []), act])
  return () =>
    void acts.set(
      name,
      (acts.get(name) ?? []).filter((one) => one !== act),
    )
}

export const actOf = (name: ShortcutName): (() => void) | undefined => acts.get(name)?.at(-1)
