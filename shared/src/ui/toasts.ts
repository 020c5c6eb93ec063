export interface Toast {
  id: number
  kind: 'success' | 'failed' | 'info'
  text: string
}

/** FRM-011: at most 4 toasts at once, 7 seconds each; a fifth drops the oldest. */
export const toastLimits = { at_once: 4, shown_ms: 7000 } as const

export interface ToastStore {
  show: (toast: Omit<Toast, 'id'>) => void
  dismiss: (id: number) => void
  /** Pauses the timers while someone reads (pointer or focus inside the region). */
  pause: () => void
  resume: () => void
  list: () => readonly Toast[]
  subscribe: (changed: () => void) => () => void
}

/** Creates a list of toasts with timers; a browser page shares one (`toasts`), and tests create their own. */
export function createToasts(): ToastStore {
  let list: readonly Toast[] = []
  let nextId = 1
  const clocks = new Map<number, ReturnType<typeof setTimeout>>()
  const watchers = new Set<() => void>()
  const set = (next: readonly Toast[]) => {
    list = next
    for (const changed of watchers) changed()
  }
  const stop = (id: number) => {
    clearTimeout(clocks.get(id))
    clocks.delete(id)
  }
  const dismiss = (id: number) => {
    stop(id)
    set(list.filter((toast) => toast.id !== id))
  }
  const start = (id: number) =>
    clocks.set(
      id,
      setTimeout(() => dismiss(id), toastLimits.shown_ms),
    )
  return {
    show(toast) {
      const id = nextId++
      const next = [...list, { ...toast, id }]
      for (const dropped of next.slice(0, -toastLimits.at_once)) stop(dropped.id)
      set(next.slice(-toastLimits.at_once))
      start(id)
    },
    dismiss,
    pause: () => [...clocks.keys()].forEach(stop),
    resume: () => list.forEach((toast) => clocks.has(toast.id) || start(toast.id)),
    list: () => list,
    subscribe(changed) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}

/** The toasts of this page, shared by all its islands. */
export const toasts = createToasts()
