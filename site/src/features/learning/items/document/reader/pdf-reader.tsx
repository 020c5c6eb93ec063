import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { ProgressBar } from '@portico/shared/ui/progress-bar.tsx'
import { useEffect, useState } from 'react'
import { ResumeNotice } from '../../../playback/resume-notice.tsx'
import { PdfTools } from './pdf-tools.tsx'
import { usePage } from './use-page.ts'
import { usePdf } from './use-pdf.ts'

/** A PDF in the page, starting where the learner left it. If it cannot be rendered, falls back to the browser's PDF viewer. */
export function PdfReader({ item }: { item: LearnerItem<'Document'> }) {
  const { start, turnedTo } = usePage(item)
  const { box, reading } = usePdf({ address: item.reader_file, start, onPage: turnedTo })
  if (reading.state === 'failed')
    return (
      <>
        <Notice tone="waiting">This document can’t be shown here. Open or download it instead.</Notice>
        <PdfFrame src={item.file} title={item.file_name} />
      </>
    )
  const goTo = (page: number) => reading.state === 'open' && reading.pdf.goTo(page)
  return (
    <section className="pdf-reader" aria-label={item.file_name}>
      <ResumeNotice left_off={start > 1 ? `on page ${start}` : null} onRestart={() => goTo(1)} />
      {reading.state === 'open' ? (
        <PdfTools {...reading.pdf} page={reading.page} />
      ) : (
        <div className="pdf-tools">
          <ProgressBar label="Loading the document" percentage={reading.percentage} />
        </div>
      )}
      <div className="document-frame pdf-stage">
        {/* A scrollable region must be reachable by Tab (WCAG 2.1.1), although it is not a control. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="pdf-box" ref={box} tabIndex={0} role="group" aria-label="Pages">
          <div className="pdfViewer" />
        </div>
      </div>
    </section>
  )
}

/** A PDF embedded in the page if the browser can show it; otherwise the link above opens it. */
function PdfFrame({ src, title }: { src: string; title: string }) {
  // Read only in the browser, because the page is rendered in advance without one.
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(navigator.pdfViewerEnabled), [])
  return isShown ? <iframe className="document-frame" src={`${src}#navpanes=0&view=FitH`} title={title} /> : null
}
