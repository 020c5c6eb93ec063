const open = new Set<() => boolean>()
let isLeaving = false

/** Registers what the page would lose, for as long as it is on the page. */
export function watchUnsaved(isDirty: () => boolean): () => void {
  open.add(isDirty)
  return () => void open.delete(isDirty)
}

/** Whether leaving now would lose something that was typed. */
export const hasUnsaved = (): boolean => [...open].some((isDirty) => isDirty())

/** From here on the page is being left, which is not questioned again, unless the browser keeps it and shows it once more. */
export function leave(): void {
  isLeaving = true
  addEventListener('pageshow', () => void (isLeaving = false), { once: true })
}

export const mayLeave = (): boolean => isLeaving
