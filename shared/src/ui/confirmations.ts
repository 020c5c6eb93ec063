type PendingConfirmation = { answer: (confirmed: boolean) => void }

let pendingConfirmation: PendingConfirmation | null = null
let waiting: Promise<boolean> | null = null
const listeners = new Set<() => void>()
const notifyListeners = () => listeners.forEach((listener) => listener())

/** The page's single identity confirmation; concurrent calls that need it share the result. */
export const confirmations = {
  ask(): Promise<boolean> {
    waiting ??= new Promise<boolean>((answer) => {
      pendingConfirmation = { answer }
      notifyListeners()
    }).finally(() => (waiting = null))
    return waiting
  },
  answer(confirmed: boolean): void {
    const before = pendingConfirmation
    pendingConfirmation = null
    notifyListeners()
    before?.answer(confirmed)
  },
  isAsked: (): boolean => pendingConfirmation !== null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
