export type Commit = { launch: number; sequence: number; cmi: Record<string, string>; terminate: boolean }

export type UnsavedElements = {
  /** false when exactly this value is saved already */
  set: (element: string, value: string) => boolean
  /** The content has ended: the next commit says so. */
  end: () => void
  hasWork: () => boolean
  isEnded: () => boolean
  /** The next commit, with everything that no answer has confirmed. */
  next: () => Commit
  /** What `next` would be, without taking its number. */
  preview: () => Commit
  confirm: (commit: Commit) => void
}

/** What the content has set and no answer has confirmed yet, numbered commit by commit. */
export function unsavedElements(launch: number): UnsavedElements {
  const unsaved = new Map<string, string>()
  const saved = new Map<string, string>()
  let sequence = 0
  let ending: 'no' | 'asked' | 'done' = 'no'
  const numbered = (number: number): Commit => ({
    launch,
    sequence: number,
    cmi: Object.fromEntries(unsaved),
    terminate: ending === 'asked',
  })
  return {
    set(element, value) {
      if (!unsaved.has(element) && saved.get(element) === value) return false
      unsaved.set(element, value)
      return true
    },
    end() {
      if (ending === 'no') ending = 'asked'
    },
    hasWork: () => unsaved.size > 0 || ending === 'asked',
    isEnded: () => ending === 'done',
    next: () => numbered(++sequence),
    preview: () => numbered(sequence + 1),
    confirm({ cmi, terminate }) {
      for (const [element, value] of Object.entries(cmi)) {
        saved.set(element, value)
        if (unsaved.get(element) === value) unsaved.delete(element)
      }
      if (terminate) ending = 'done'
    },
  }
}
