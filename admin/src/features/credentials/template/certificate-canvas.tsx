import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { drawPage } from '../../../fields/media/draw-page.ts'
import { previewPdf } from './preview-pdf.ts'
import type { PrintedContent } from './template-query.ts'

const pause_ms = 300
// Render at the largest width that the page can have, so that it stays sharp if the window grows later.
const sharp_px = 1000

/** Shows the PDF that a learner would get, redrawn shortly after each change, with `children` overlaid on it. */
export function CertificateCanvas({
  slug,
  content,
  isWrong,
  children,
}: {
  slug: string
  content: PrintedContent
  isWrong: boolean
  children: ReactNode
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (isWrong) return
    let isStale = false
    const timer = setTimeout(() => {
      previewPdf(slug, content)
        .then(async (pdf) => {
          if (isStale || !canvas.current) return
          await drawPage(pdf, canvas.current, sharp_px)
          setDrawn(true)
          setFailure(null)
        })
        .catch((error: unknown) => {
          if (!isStale) setFailure(failureText(error))
        })
    }, pause_ms)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [slug, content, isWrong])
  return (
    <div className="stack">
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      <div className="certificate-page" aria-busy={!isDrawn}>
        <canvas ref={canvas} role="img" aria-label="Certificate of a sample learner, as in the PDF" />
        {isDrawn || failure || isWrong ? null : <Skeleton shape="media" />}
        {children}
      </div>
    </div>
  )
}
