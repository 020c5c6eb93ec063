import { undo } from '@portico/shared/rules/lists/limits.ts'

/** An action that can be undone for a while. */
export type Undoable = { readonly text: string; readonly onUndo: () => void }

/** Offers one undo at a time; `pause` stops its timer while the user reads it. */
export function createUndo() {
  let offered: Undoable | null = null
  let left_ms = 0
  let since = 0
  let clock: ReturnType<typeof setTimeout> | undefined
  const watchers = new Set<() => void>()
  const set = (next: Undoable | null) => {
    offered = next
    for (const changed of watchers) changed()
  }
  const pause = () => {
    if (clock === undefined) return
    clearTimeout(clock)
    clock = undefined
    left_ms -= Date.now() - since
  }
  const dismiss = () => {
    pause()
    set(null)
  }
  const resume = () => {
    if (!offered || clock !== undefined) return
    since = Date.now()
    clock = setTimeout(dismiss, left_ms)
  }
  return {
    offer(next: Undoable) {
      pause()
      left_ms = undo.offered_ms
      set(next)
      resume()
    },
    dismiss,
    pause,
    resume,
    offered: () => offered,
    subscribe(changed: () => void) {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
  }
}

/** The undo of this tab; it survives page changes. */
export const undoable = createUndo()

/** Runs the offered undo, once. */
export function runOfferedUndo(): void {
  const offered = undoable.offered()
  undoable.dismiss()
  offered?.onUndo()
}
