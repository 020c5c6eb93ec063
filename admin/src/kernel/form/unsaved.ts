const open = new Set<() => boolean>()
let isLeaving = false

/** Registers a check for unsaved changes while the caller is on the page. */
export function watchUnsaved(isDirty: () => boolean): () => void {
  open.add(isDirty)
  return () => void open.delete(isDirty)
}

/** Whether leaving now would lose unsaved input. */
export const hasUnsaved = (): boolean => [...open].some((isDirty) => isDirty())

/** Marks the page as being left, so that no warning appears; undone if the browser restores the page from its cache. */
export function leave(): void {
  isLeaving = true
  addEventListener('pageshow', () => void (isLeaving = false), { once: true })
}

export const mayLeave = (): boolean => isLeaving
