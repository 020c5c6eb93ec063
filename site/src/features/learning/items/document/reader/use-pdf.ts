import { useEffect, useRef, useState } from 'react'
import type { OpenPdf } from './open-pdf.ts'

type Options = { address: string; start: number; onPage: (page: number) => void }
export type Reading =
  | { state: 'loading'; percentage: number }
  | { state: 'failed' }
  | { state: 'open'; page: number; pdf: OpenPdf }

/** Renders a PDF into a box of the page. The viewer code is loaded with the first document. */
export function usePdf({ address, start, onPage }: Options) {
  const box = useRef<HTMLDivElement>(null)
  const [reading, setReading] = useState<Reading>({ state: 'loading', percentage: 0 })
  const turned = useRef(onPage)
  turned.current = onPage
  useEffect(() => {
    const ending = new AbortController()
    const toPage = (page: number) => {
      setReading((before) => (before.state === 'open' ? { ...before, page } : before))
      turned.current(page)
    }
    const open = async (element: HTMLDivElement) => {
      const { openPdf } = await import('./open-pdf.ts')
      const onProgress = (percentage: number) =>
        setReading((before) => (before.state === 'loading' ? { ...before, percentage } : before))
      const pdf = await openPdf({ box: element, address, page: start, onProgress, onPage: toPage }, ending.signal)
      if (!ending.signal.aborted) setReading({ state: 'open', page: Math.min(start, pdf.pages), pdf })
    }
    if (box.current) open(box.current).catch(() => !ending.signal.aborted && setReading({ state: 'failed' }))
    return () => ending.abort()
  }, [address, start])
  return { box, reading }
}
