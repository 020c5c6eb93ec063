import { useEffect, useState } from 'react'

/** A PDF in the page itself, where the browser shows PDFs; elsewhere the link above it is the way. */
export function PdfFrame({ src, title }: { src: string; title: string }) {
  // Asked in the browser alone: the page is rendered ahead without one.
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(navigator.pdfViewerEnabled), [])
  return isShown ? <iframe className="document-frame" src={`${src}#navpanes=0&view=FitH`} title={title} /> : null
}
