type Asked = { answer: (confirmed: boolean) => void }

let asked: Asked | null = null
let waiting: Promise<boolean> | null = null
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** The page's single identity confirmation; concurrent calls that need it share the result. */
export const confirmations = {
  ask(): Promise<boolean> {
    waiting ??= new Promise<boolean>((answer) => {
      asked = { answer }
      tell()
    }).finally(() => (waiting = null))
    return waiting
  },
  answer(confirmed: boolean): void {
    const before = asked
    asked = null
    tell()
    before?.answer(confirmed)
  },
  isAsked: (): boolean => asked !== null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
