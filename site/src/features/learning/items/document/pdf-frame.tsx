import { useEffect, useState } from 'react'

/** A PDF embedded in the page if the browser can show it; otherwise the link above opens it. */
export function PdfFrame({ src, title }: { src: string; title: string }) {
  // Read only in the browser, because the page is rendered in advance without one.
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(navigator.pdfViewerEnabled), [])
  return isShown ? <iframe className="document-frame" src={`${src}#navpanes=0&view=FitH`} title={title} /> : null
}
