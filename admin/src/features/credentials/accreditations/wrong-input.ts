import { useRef, useState } from 'react'

/** Notes whether a field holds input that cannot be read; the value keeps what it was before. */
export type OnWrong = (field: string, isWrong: boolean) => void

/** Fields whose input cannot be read, such as “6o” minutes; nothing is saved until they are corrected. */
export function useWrongInput() {
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const within =
    (row: string): OnWrong =>
    (field, isWrong) =>
      setWrong((before) => {
        const others = [...before].filter((one) => one !== `${row} ${field}`)
        return new Set(isWrong ? [...others, `${row} ${field}`] : others)
      })
  return {
    hasWrong: wrong.size > 0,
    within,
    /** clears the errors of a removed row */
    forget: (row: string) => setWrong((before) => new Set([...before].filter((one) => !one.startsWith(`${row} `)))),
  }
}

/** Keys of rows that have no ids: one that is removed takes its typed text along. */
export function useRowKeys(count: number) {
  const [first] = useState(count)
  const next = useRef(count)
  const [keys, setKeys] = useState(() => Array.from({ length: count }, (_, at) => at))
  return {
    keyAt: (at: number): string => `row-${keys[at] ?? at}`,
    /** whether the row was there from the start */
    isOpened: (at: number): boolean => (keys[at] ?? first) < first,
    add: () => setKeys([...keys, next.current++]),
    remove: (at: number) => setKeys(keys.toSpliced(at, 1)),
  }
}
