export type Commit = { launch: number; sequence: number; cmi: Record<string, string>; terminate: boolean }

export type UnsavedElements = {
  /** false if exactly this value is already saved */
  set: (element: string, value: string) => boolean
  /** The content has ended; the next commit reports it. */
  end: () => void
  hasWork: () => boolean
  isEnded: () => boolean
  /** Returns the next commit, with everything no response has confirmed. */
  next: () => Commit
  /** Returns what `next` would return, without using up its number. */
  preview: () => Commit
  confirm: (commit: Commit) => void
}

/** Elements the content has set and no response has confirmed yet, sent in numbered commits. */
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
